import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { useDates } from '#platform/web/i18n.ts'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { Comparison } from '../../../revisions/web/comparison.tsx'
import { useText } from '../../../web/text.ts'
import { textOf } from '../../../drafts/web/edition-text.ts'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import { isShownInPlace } from '../../../drafts/web/answers.ts'
import type { KeptText } from '../../../drafts/web/device-store.ts'
import { titleOf } from '../title-of.ts'
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
  const offered = found.filter((one) => !isSaved(one))
  return offered.map((one, index) => (
    <Offer key={one.key} draft={draft} kept={one} at={index + 1} count={offered.length} />
  ))
}

interface OfferProps {
  draft: EditionDraft
  kept: KeptText
  /** Which of how many, the newest first. */
  at: number
  count: number
}

function Offer({ draft, kept, at, count }: OfferProps) {
  const t = useText()
  const dates = useDates()
  const report = useReport()
  const about = useId()
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
  return (
    <Alert
      color="gold"
      role="alert"
      icon={<IconDeviceDesktop size="1.25rem" aria-hidden />}
      title={t('kept.title', { language })}
    >
      <Stack gap="sm" align="start">
        <Text size="sm" id={about}>
          {t('kept.text', { time: dates.dateTime(kept.typedAt) })}
          {count > 1 && ` ${t('kept.oneOf', { at, count })}`}
        </Text>
        <NextFocus findNext={titleOf}>
          <Group gap="xs">
            <Button size="compact-sm" aria-describedby={about} onClick={take}>
              {t('kept.restore')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-describedby={about}
              onClick={() => setOpen(true)}
            >
              {t('kept.compare')}
            </Button>
          </Group>
        </NextFocus>
      </Stack>
      {isOpen && (
        <Restored draft={draft} kept={kept} onTake={take} onDrop={drop} onClose={() => setOpen(false)} />
      )}
    </Alert>
  )
}

interface RestoredProps extends Pick<OfferProps, 'draft' | 'kept'> {
  onTake: () => void
  onDrop: () => void
  onClose: () => void
}

/** What the text would be with the kept words, beside the one that is saved. */
function Restored({ draft, kept, onTake, onDrop, onClose }: RestoredProps) {
  const t = useText()
  const language = t(`language.${draft.language}`)
  return (
    <Dialog size="60rem" title={t('kept.difference', { language })} onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('kept.legend')}
        </Text>
        <Comparison
          before={textOf(draft.edition)}
          after={draft.textIfTaken(kept)}
          language={draft.language}
        />
        <Group justify="end">
          <Button variant="subtle" color="red" onClick={onDrop}>
            {t('kept.drop')}
          </Button>
          <Button onClick={onTake}>{t('kept.restore')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
