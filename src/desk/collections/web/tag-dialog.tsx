import { Group, Stack, TextInput } from '@mantine/core'
import type { Language } from '#platform/languages.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { FieldChoices } from '../../choices/web/field-choices.tsx'
import { useSharedFields, type FieldChanges, type SharedFields } from '../../choices/web/use-shared-fields.ts'
import { useText } from '../../web/text.ts'
import type { AdminTag } from './use-tags.ts'

/** Names a tag in both languages. */
export function TagDialog({ tag, onClose }: { tag?: AdminTag; onClose: () => void }) {
  const t = useText()
  const shared = useSharedFields<Labels>({ labelEn: tag?.labelEn ?? '', labelAm: tag?.labelAm ?? '' })
  const { labelEn, labelAm } = shared.fields
  const save = useSaving(tag, shared, onClose)
  const isReady = labelEn.trim() !== '' && labelAm.trim() !== ''
  const labelOf = (language: Language) => t('tags.labelIn', { language: t(`language.${language}`) })
  return (
    <Dialog onClose={onClose} title={t(tag ? 'tags.edit' : 'tags.new')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) save.mutate(shared.changes)
        }}
      >
        <Stack>
          <TextInput
            label={labelOf('en')}
            lang="en"
            value={labelEn}
            maxLength={60}
            required
            data-autofocus
            onChange={(event) => shared.change({ labelEn: event.currentTarget.value })}
          />
          <TextInput
            label={labelOf('am')}
            lang="am"
            value={labelAm}
            maxLength={60}
            required
            onChange={(event) => shared.change({ labelAm: event.currentTarget.value })}
          />
          <FieldChoices
            shared={shared}
            labelOf={(name) => labelOf(name === 'labelAm' ? 'am' : 'en')}
            onResolved={(changes) => save.mutate(changes)}
          />
          <Group justify="end">
            <ActionButton type="submit" disabled={!isReady} isBusy={save.isPending}>
              {t('collection.save')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type Labels = Record<'labelEn' | 'labelAm', string>

/** Saves it, as a new one where there is none. */
function useSaving(tag: AdminTag | undefined, shared: SharedFields<Labels>, onSaved: () => void) {
  const t = useText()
  const report = useReport()
  const { labelEn, labelAm } = shared.fields
  const title = useLanguage().language === 'am' ? labelAm : labelEn
  return useChange<FieldChanges<Labels>, unknown>(
    async (api, body) =>
      tag
        ? body && api.patch('/api/admin/tags/{id}', { path: { id: tag.id }, body })
        : api.post('/api/admin/tags', { body: shared.fields }),
    {
      refreshes: ['/api/admin/tags'],
      done: t('collection.saved', { title: title.trim() }),
      onDone: onSaved,
      onFailed(error) {
        if (shared.meet(detailsOf(error, 'tag.changed')?.current)) return true
        if (!(error instanceof ApiError) || error.fields.labelEn !== 'taken') return false
        report.failed(t('tags.taken'))
        return true
      },
    },
  )
}
