import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useDates } from '#platform/web/i18n.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { Comparison } from '../../../revisions/web/comparison.tsx'
import { useText } from '../../../web/text.ts'
import { textOf } from '../../../drafts/web/edition-text.ts'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import { isShownInPlace } from '../../../drafts/web/use-saving.ts'
import type { KeptText } from '../../../drafts/web/device-store.ts'
import { isSameText } from '../../../drafts/web/same-text.ts'

/** Offers what an earlier page could not save; nothing is taken over or forgotten unless the editor says so. */
export function KeptTexts({ draft }: { draft: EditionDraft }) {
  const { found, drop } = draft.kept
  const saved = textOf(draft.edition)
  const isSaved = (one: KeptText) => isSameText(one.text, saved)
  const arrived = found.find(isSaved)
  useEffect(() => {
    // It reached the server, only the answer was lost.
    if (arrived) void drop(arrived)
  }, [arrived, drop])
  return found.filter((one) => !isSaved(one)).map((one) => <Offer key={one.key} draft={draft} kept={one} />)
}

function Offer({ draft, kept }: { draft: EditionDraft; kept: KeptText }) {
  const t = useText()
  const dates = useDates()
  const report = useReport()
  const [isOpen, setOpen] = useState(false)
  const language = t(`language.${draft.language}`)
  const take = () => {
    setOpen(false)
    draft.takeKept(kept).catch((error: unknown) => {
      if (!isShownInPlace(error)) report.failed(error)
    })
  }
  const drop = () => {
    setOpen(false)
    draft.kept.drop(kept).catch(report.failed)
  }
  const compare = t('kept.compare')
  return (
    <Alert
      color="gold"
      role="alert"
      icon={<IconDeviceDesktop aria-hidden />}
      title={t('kept.title', { language })}
    >
      <Stack gap="sm" align="start">
        <Text size="sm">{t('kept.text', { time: dates.dateTime(kept.typedAt) })}</Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={take}>
            {t('kept.restore')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {compare}
          </Button>
        </Group>
      </Stack>
      {isOpen && (
        <Dialog size="60rem" title={t('kept.difference', { language })} onClose={() => setOpen(false)}>
          <Stack>
            <Text size="sm" c="dimmed">
              {t('kept.legend')}
            </Text>
            <Comparison before={textOf(draft.edition)} after={kept.text} language={draft.language} />
            <Group justify="end">
              <Button variant="subtle" color="red" onClick={drop}>
                {t('kept.drop')}
              </Button>
              <Button onClick={take}>{t('kept.restore')}</Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </Alert>
  )
}
