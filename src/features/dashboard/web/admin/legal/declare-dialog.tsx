import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ManagedLegal } from '#features/legal/contract.ts'
import { civilOf } from '#platform/civil-time.ts'
import { mostLegalSummary } from '#platform/legal/legal-texts.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { readAddress } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { BothLanguages } from '../settings/both-languages.tsx'
import { useText } from '../text.ts'
import type { ManagedDocument } from './legal-versions.tsx'

interface Props {
  text: ManagedDocument
  name: string
  onClose: () => void
}

/** Takes the day from which what stands on the page now counts, what changed, and whether members accept it anew. */
export function DeclareDialog({ text, name, onClose }: Props) {
  const t = useText()
  const version = (text.versions[0]?.version ?? 0) + 1
  const [effectiveOn, setEffectiveOn] = useState<string | null>(() => civilOf(Date.now(), 'addisAbaba').date)
  const [summary, setSummary] = useState({ en: '', am: '' })
  const [mustAccept, setMustAccept] = useState(false)
  const { save, wrong } = useDeclaring(text, { name, version, onClose })
  return (
    <Dialog title={t('legal.declareTitle', { name, version })} onClose={onClose} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate({ effectiveOn: effectiveOn ?? '', summary, mustAccept })
        }}
      >
        <Stack>
          <Text>{t('legal.declareAbout')}</Text>
          <DateField
            label={t('legal.effectiveOn')}
            help={t('legal.effectiveOn.help')}
            value={effectiveOn}
            error={
              wrong.effectiveOn &&
              t(wrong.effectiveOn === 'before_last' ? 'legal.wrong.beforeLast' : 'legal.wrong.day')
            }
            isRequired
            onChange={setEffectiveOn}
          />
          <BothLanguages
            label={t('legal.summary')}
            value={summary}
            most={mostLegalSummary}
            isLong
            problem={(wrong['summary.en'] ?? wrong['summary.am']) && t('legal.wrong.summary')}
            onChange={setSummary}
          />
          <Checkbox
            label={t('legal.mustAccept')}
            description={t('legal.mustAccept.help')}
            checked={mustAccept}
            onChange={(event) => setMustAccept(event.currentTarget.checked)}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('legal.cancel')}
            </Button>
            <ActionButton type="submit" isBusy={save.isPending}>
              {t('legal.declareButton', { version })}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface Wish {
  effectiveOn: string
  summary: { en: string; am: string }
  mustAccept: boolean
}

/** Declares it, and keeps what the server does not take beside its field. */
function useDeclaring(
  { document }: ManagedDocument,
  { name, version, onClose }: { name: string; version: number; onClose: () => void },
) {
  const t = useText()
  const [wrong, setWrong] = useState<FieldErrors>({})
  const save = useChange<Wish, ManagedLegal>(
    (api, wish) =>
      api.post('/api/admin/legal/{document}/versions', { path: { document }, body: { version, ...wish } }),
    {
      refreshes: [
        '/api/admin/legal',
        '/api/legal',
        '/api/session',
        readAddress('/api/pages/{id}', { path: { id: document } }),
      ],
      done: t('legal.done', { name, version }),
      onDone: onClose,
      onFailed(error) {
        if (!(error instanceof ApiError) || error.status !== 422) return false
        setWrong(error.fields)
        return true
      },
    },
  )
  return { save, wrong }
}
