import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { Item } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import { textOf } from './edition-text.ts'
import styles from './item.module.css'
import { RenderedText } from './rendered-text.tsx'
import type { EditionDraft } from './use-edition-draft.ts'

/** When somebody else saved in the meantime: both texts side by side, and a choice. Nothing is lost before it is made. */
export function EditionConflict({ item, draft }: { item: Item; draft: EditionDraft }) {
  const t = useText()
  const dates = useDates()
  const report = useReport()
  const { theirs, language } = draft
  if (!theirs) return null
  const settle = async (choice: 'mine' | 'theirs') => {
    try {
      await draft.settle(choice)
    } catch (error) {
      report.failed(error)
    }
  }
  const who = theirs.updatedByName ?? t('conflict.somebody')
  return (
    <Dialog size="80rem" title={t('conflict.title', { language: t(`language.${language}`) })}>
      <Stack>
        <Text>{t('conflict.text', { who, time: dates.dateTime(theirs.updatedAt) })}</Text>
        <div className={styles.versions}>
          <section className={styles.version} aria-label={t('conflict.mine')}>
            <Title order={2} size="h4">
              {t('conflict.mine')}
            </Title>
            <RenderedText itemId={item.id} language={language} text={draft.text} />
          </section>
          <section className={styles.version} aria-label={t('conflict.theirs')}>
            <Title order={2} size="h4">
              {t('conflict.theirs')}
            </Title>
            <RenderedText itemId={item.id} language={language} text={textOf(theirs)} />
          </section>
        </div>
        <Group justify="end">
          <Button variant="default" onClick={() => void settle('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onClick={() => void settle('mine')}>{t('conflict.keepMine')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
