import { Progress as Bar, Text } from '@mantine/core'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useText } from '../../web/text.ts'
import type { Selection } from '../../item-table/web/use-selection.ts'
import { BulkActions } from './bulk-actions.tsx'
import styles from './bulk.module.css'
import { BulkTagsDialog } from './bulk-tags-dialog.tsx'
import { pageCheckbox } from './page-checkbox.ts'
import type { Progress, Wish } from './use-item-changes.ts'

interface Props {
  selection: Selection
  isBin: boolean
  progress: Progress | undefined
  onChange: (wish: Wish) => void
}

/**
 * What can be done with the selected rows. It says how many there are, and how far a change is; then the buttons do nothing but stay,
 * so that the focus is still there when the change has failed.
 */
export function BulkBar({ selection, isBin, progress, onChange }: Props) {
  const t = useText()
  const [isTagging, setTagging] = useState(false)
  const count = selection.selected.length
  const { wish, dialog } = useAskedFirst(selection.selected, onChange)
  const isBusy = progress !== undefined
  return (
    <>
      <output className="visually-hidden">{count > 0 && t('bulk.selected', { count })}</output>
      {(count > 0 || isBusy) && (
        <section ref={keepClear} className={styles.bar} aria-label={t('bulk.label')}>
          {progress ? <Working progress={progress} /> : <Text fw={600}>{t('bulk.selected', { count })}</Text>}
          {count > 0 && (
            <>
              <Clear isBusy={isBusy} onClear={selection.clear} />
              <div className={styles.actions}>
                {isBin ? (
                  <ActionButton
                    variant="default"
                    disabled={isBusy}
                    leftSection={<IconArrowBackUp size="1.125rem" aria-hidden />}
                    onClick={() => onChange({ action: 'restore' })}
                  >
                    {t('table.restore')}
                  </ActionButton>
                ) : (
                  <BulkActions
                    rows={selection.selected}
                    isBusy={isBusy}
                    onChange={wish}
                    onTags={() => setTagging(true)}
                  />
                )}
              </div>
            </>
          )}
        </section>
      )}
      {dialog}
      {isTagging && (
        <BulkTagsDialog
          count={count}
          onClose={() => setTagging(false)}
          onChange={(wish) => {
            setTagging(false)
            onChange(wish)
          }}
        />
      )}
    </>
  )
}

/** The bar goes with the selection; the focus is then where a new one begins. */
function Clear({ isBusy, onClear }: { isBusy: boolean; onClear: () => void }) {
  const t = useText()
  return (
    <NextFocus findNext={pageCheckbox}>
      <ActionButton
        variant="subtle"
        disabled={isBusy}
        leftSection={<IconX size="1.125rem" aria-hidden />}
        onClick={onClear}
      >
        {t('bulk.clear')}
      </ActionButton>
    </NextFocus>
  )
}

/** What takes the focus is scrolled clear of the bar, however tall it is. */
function keepClear(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + var(--foot-place, 0px) + 1rem)`
  })
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('scroll-padding-bottom')
  }
}

/** Asks first when more is taken back than what readers see. */
function useAskedFirst(rows: readonly ItemRow[], onChange: (wish: Wish) => void) {
  const t = useText()
  const [asked, setAsked] = useState<{ wish: Wish; scheduled: number }>()
  const wish = (wish: Wish) => {
    const scheduled = rows.filter(({ editions }) =>
      editions.some((one) => one.publishAt !== null && wish.languages?.includes(one.language)),
    ).length
    if (wish.action === 'unpublish' && scheduled > 0) setAsked({ wish, scheduled })
    else onChange(wish)
  }
  const dialog = asked && (
    <ConfirmDialog
      title={t('bulk.unpublishTitle', { count: rows.length })}
      action={t('bulk.unpublish')}
      isDangerous
      onClose={() => setAsked(undefined)}
      onConfirm={() => {
        setAsked(undefined)
        onChange(asked.wish)
      }}
    >
      {t('bulk.unpublishScheduled', { count: asked.scheduled })}
    </ConfirmDialog>
  )
  return { wish, dialog }
}

function Working({ progress: { done, all } }: { progress: Progress }) {
  const t = useText()
  return (
    <div className={styles.working}>
      <Text component="output">{t('bulk.progress', { done, all })}</Text>
      <Bar value={(done / all) * 100} aria-label={t('bulk.label')} />
    </div>
  )
}
