import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconRefreshAlert } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { Edition, Item } from '#content/contract.ts'
import { otherLanguage } from '#platform/languages.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useText } from '../../web/text.ts'
import { titleOf } from './title-of.ts'
import { goToMark, keyOf } from './translation/debt-marks.ts'
import { DebtDialog, WholeDebtDialog } from './translation/debt-dialog.tsx'
import styles from './translation/translation.module.css'
import type { DebtMarks } from './translation/use-debt-marks.ts'
import type { Debt } from './translation/use-translation-debt.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import { useEditionSteps, type Saved } from '../../drafts/web/use-edition-steps.ts'

interface Props {
  item: Item
  draft: EditionDraft
  shared: Saved
  debt: Debt | undefined
  marks: DebtMarks
  editor: Editor | null
}

/**
 * Says that the language this text was translated from has moved on, and where; takes the word that it is up to date again. It is
 * no alert: every save of the other text would have it read out.
 */
export function StaleNotice({ item, draft, shared, debt, marks, editor }: Props) {
  const t = useText()
  const dates = useDates()
  const steps = useEditionSteps(item, draft, shared)
  const [isWhole, setWhole] = useState(false)
  if (!draft.edition?.isStale || !draft.other || isBlank(draft.edition) || isBlank(draft.other)) return null
  const names = {
    language: t(`language.${draft.language}`),
    other: t(`language.${otherLanguage(draft.language)}`),
  }
  const revision = debt?.revision ?? draft.other.revision
  return (
    <Alert
      role="note"
      color="gold"
      icon={<IconRefreshAlert size="1.25rem" aria-hidden />}
      title={t('stale.title', names)}
    >
      <Stack gap="sm" align="start">
        <Text size="sm">{t('stale.text', { ...names, time: dates.dateTime(draft.other.updatedAt) })}</Text>
        {draft.edition.isPublic && (
          <Text size="sm">
            {t(draft.edition.isBehind ? 'stale.readersBehind' : 'stale.readersFine', names)}
          </Text>
        )}
        <Places debt={debt} marks={marks} editor={editor} />
        <Group gap="xs">
          <NextFocus findNext={titleOf}>
            <ActionButton
              size="compact-sm"
              variant={marks.marks.length === 0 && marks.resolvedCount > 0 ? 'filled' : 'default'}
              isBusy={steps.busy !== null}
              onClick={() => void steps.confirmTranslation(revision)}
            >
              {t('stale.confirm', names)}
            </ActionButton>
          </NextFocus>
          {debt && (
            <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
              {t('debt.showAll')}
            </Button>
          )}
        </Group>
      </Stack>
      {debt && <DebtDialog debt={debt} marks={marks} />}
      {debt && isWhole && <WholeDebtDialog debt={debt} onClose={() => setWhole(false)} />}
    </Alert>
  )
}

/** Nothing is written in it yet. */
function isBlank({ title, excerpt, body }: Edition): boolean {
  return title === '' && excerpt === '' && body.content.every((block) => isEmptyLine(block))
}

function isEmptyLine({ type, content }: { type: string; content?: unknown[] }): boolean {
  return type === 'paragraph' && !content?.length
}

/** What changed since: places of the text, its fields, and how many are done already. */
function Places({ debt, marks, editor }: Pick<Props, 'debt' | 'marks' | 'editor'>) {
  const t = useText()
  return (
    <>
      {marks.marks.length > 0 && (
        <ul className={styles.places} aria-label={t('debt.places')}>
          {marks.marks.map((mark) => (
            <li key={keyOf(mark)}>
              <Anchor
                component="button"
                type="button"
                size="sm"
                ta="start"
                onClick={() => editor && goToMark(editor.view.dom, mark)}
              >
                {t('debt.place', { number: mark.at + 1, what: marks.label(mark) })}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {debt && debt.fields.length > 0 && (
        <Text size="sm">
          {t('debt.fields', {
            fields: debt.fields
              .map((field) => t(field === 'extras' ? 'history.extras' : `field.${field}`))
              .join(' · '),
          })}
        </Text>
      )}
      {marks.resolvedCount > 0 && (
        <Text size="sm" c="dimmed">
          {t('debt.settled', { count: marks.resolvedCount })}
        </Text>
      )}
    </>
  )
}
