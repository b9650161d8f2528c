import { Button, Group, Menu, Progress as Bar, Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconChevronDown,
  IconFileExport,
  IconLanguage,
  IconTag,
  IconTrash,
  IconWorldOff,
  IconWorldUpload,
  IconX,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { ItemRow } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { withQuery } from '#platform/web/api-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { LinkButton } from '#ui/web/admin/link-button.tsx'
import { useText } from '../../web/text.ts'
import type { Selection } from '../../item-table/web/use-selection.ts'
import styles from './bulk.module.css'
import { BulkTagsDialog } from './bulk-tags-dialog.tsx'
import type { Progress, Wish } from './use-item-changes.ts'

interface Props {
  selection: Selection
  isBin: boolean
  progress: Progress | undefined
  onChange: (wish: Wish) => void
}

/** What can be done with the selected rows. It says how many there are, and how far a change is. */
export function BulkBar({ selection, isBin, progress, onChange }: Props) {
  const t = useText()
  const [isTagging, setTagging] = useState(false)
  const count = selection.selected.length
  const { wish, dialog } = useAskedFirst(selection.selected, onChange)
  return (
    <>
      <output className="visually-hidden">{count > 0 && t('bulk.selected', { count })}</output>
      {(count > 0 || progress) && (
        <section className={styles.bar} aria-label={t('bulk.label')}>
          {progress ? (
            <Working progress={progress} />
          ) : (
            <Group gap="xs">
              <Text fw={600}>{t('bulk.selected', { count })}</Text>
              {isBin ? (
                <Button
                  variant="default"
                  leftSection={<IconArrowBackUp size={18} aria-hidden />}
                  onClick={() => onChange({ action: 'restore' })}
                >
                  {t('table.restore')}
                </Button>
              ) : (
                <Changes rows={selection.selected} onChange={wish} onTags={() => setTagging(true)} />
              )}
              <Button
                variant="subtle"
                leftSection={<IconX size={18} aria-hidden />}
                onClick={selection.clear}
              >
                {t('bulk.clear')}
              </Button>
            </Group>
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

interface ChangesProps {
  rows: readonly ItemRow[]
  onChange: (wish: Wish) => void
  onTags: () => void
}

/** What can be done with rows that are not in the bin. */
function Changes({ rows, onChange, onTags }: ChangesProps) {
  const t = useText()
  return (
    <>
      <LanguageMenu action="publish" icon={<IconWorldUpload size={18} aria-hidden />} onChange={onChange} />
      <LanguageMenu action="unpublish" icon={<IconWorldOff size={18} aria-hidden />} onChange={onChange} />
      <Button variant="default" leftSection={<IconTag size={18} aria-hidden />} onClick={onTags}>
        {t('bulk.tags')}
      </Button>
      <WaysOut rows={rows} />
      <Button
        variant="default"
        c="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => onChange({ action: 'bin' })}
      >
        {t('table.moveToBin')}
      </Button>
    </>
  )
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

/** Pages that take the selected rows out of the site, as an archive or to a translator. */
function WaysOut({ rows }: { rows: readonly ItemRow[] }) {
  const t = useText()
  const writtenIn = (language: string) =>
    rows.filter((row) => row.editions.some((edition) => edition.language === language))
  const from = writtenIn('am').length > writtenIn('en').length ? 'am' : 'en'
  const forTranslator = { kind: rows[0]?.kind, from, ids: idsOf(writtenIn(from)) }
  return (
    <>
      <LinkButton to={withQuery(paths.admin.transfer, { ids: idsOf(rows) })} icon={IconFileExport}>
        {t('bulk.export')}
      </LinkButton>
      <LinkButton to={withQuery(paths.admin.transferTranslators, forTranslator)} icon={IconLanguage}>
        {t('bulk.translator')}
      </LinkButton>
    </>
  )
}

function idsOf(rows: readonly ItemRow[]): string {
  return rows.map(({ id }) => id).join(',')
}

interface MenuProps {
  action: 'publish' | 'unpublish'
  icon: ReactNode
  onChange: (wish: Wish) => void
}

/** Publishing or unpublishing in every language, or in one. */
function LanguageMenu({ action, icon, onChange }: MenuProps) {
  const t = useText()
  return (
    <Menu position="top-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant={action === 'publish' ? 'filled' : 'default'}
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t(`bulk.${action}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChange({ action, languages: [...languages] })}>
          {t('bulk.inBoth')}
        </Menu.Item>
        {languages.map((language) => (
          <Menu.Item key={language} onClick={() => onChange({ action, languages: [language] })}>
            {t('bulk.onlyIn', { language: t(`language.${language}`) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
