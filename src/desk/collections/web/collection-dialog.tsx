import { Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Collection } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { FieldChoices } from '../../choices/web/field-choices.tsx'
import { useSharedFields, type FieldChanges, type SharedFields } from '../../choices/web/use-shared-fields.ts'
import { CoverField } from '../../media/web/cover-field.tsx'
import { useText } from '../../web/text.ts'
import { titleIn } from './use-collections.ts'

interface Props {
  kind: Collection['kind']
  /** The course of a section. */
  parentId?: string
  /** Undefined for a new one. */
  collection?: Collection
  onClose: () => void
  /** Asked to remove it while items stand in it: the page may offer another place for them. */
  onInUse?: () => void
}

const names = { en: ['titleEn', 'summaryEn'], am: ['titleAm', 'summaryAm'] } as const

/** Names a collection in both languages; also removes an empty one. */
export function CollectionDialog(props: Props) {
  const { kind, collection, onClose } = props
  const t = useText()
  const shared = useSharedFields(textsOf(collection))
  const texts = shared.fields
  const { save, remove } = useCollectionChanges(props, shared)
  const hasTitle = texts.titleEn.trim() !== '' || texts.titleAm.trim() !== ''
  const hasSummary = kind === 'track' || kind === 'series'
  return (
    <Dialog onClose={onClose} size="lg" title={t(`collection.${kind}.${collection ? 'one' : 'new'}`)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (hasTitle) save.mutate(shared.changes)
        }}
      >
        <Stack>
          {languages.map((language) => (
            <Names
              key={language}
              language={language}
              texts={texts}
              hasSummary={hasSummary}
              onChange={shared.change}
            />
          ))}
          {kind === 'track' && (
            <CoverOf coverId={texts.coverId} onChange={(coverId) => shared.change({ coverId })} />
          )}
          <Choices shared={shared} onResolved={(changes) => save.mutate(changes)} />
          <Group justify="space-between">
            {collection ? (
              <ActionButton
                variant="subtle"
                color="red"
                isBusy={remove.isPending}
                leftSection={<IconTrash size="1.125rem" aria-hidden />}
                onClick={() => remove.mutate()}
              >
                {t('collection.remove')}
              </ActionButton>
            ) : (
              <span />
            )}
            <ActionButton type="submit" disabled={!hasTitle} isBusy={save.isPending}>
              {t('collection.save')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface ChoicesProps {
  shared: SharedFields<Texts>
  onResolved: (changes: FieldChanges<Texts>) => void
}

/** What somebody else named it meanwhile. */
function Choices({ shared, onResolved }: ChoicesProps) {
  const t = useText()
  const labelOf = (name: string) => {
    if (name === 'coverId') return t('settings.cover')
    const language = t(name.endsWith('Am') ? 'language.am' : 'language.en')
    return t(name.startsWith('title') ? 'collection.titleIn' : 'collection.summaryIn', { language })
  }
  return <FieldChoices shared={shared} labelOf={labelOf} upload="coverId" onResolved={onResolved} />
}

/** What can be changed of it; empty of a new one. */
function textsOf(collection: Partial<Collection> = {}): Texts {
  const { titleEn = '', titleAm = '', summaryEn = '', summaryAm = '', coverId = null } = collection
  return { titleEn, titleAm, summaryEn, summaryAm, coverId }
}

type Texts = Pick<Collection, 'titleEn' | 'titleAm' | 'summaryEn' | 'summaryAm' | 'coverId'>

/** Saves it, as a new one where there is none, or removes it. */
function useCollectionChanges(
  { kind, parentId, collection, onClose, onInUse }: Props,
  shared: SharedFields<Texts>,
) {
  const t = useText()
  const report = useReport()
  const after = { refreshes: ['/api/admin/collections'], onDone: onClose } as const
  const { titleEn, titleAm } = shared.fields
  const title = titleIn(
    { titleEn: titleEn.trim(), titleAm: titleAm.trim(), slug: '' },
    useLanguage().language,
  )
  const save = useChange<FieldChanges<Texts>, unknown>(
    async (api, body) =>
      collection
        ? body && api.patch('/api/admin/collections/{id}', { path: { id: collection.id }, body })
        : api.post('/api/admin/collections', { body: { kind, parentId, ...shared.fields } }),
    {
      ...after,
      done: t('collection.saved', { title }),
      onFailed: (error) => shared.meet(detailsOf(error, 'collection.changed')?.current),
    },
  )
  const path = { id: collection?.id ?? '' }
  const remove = useChange((api) => api.delete('/api/admin/collections/{id}', { path }), {
    ...after,
    done: t('collection.removed'),
    onFailed(error) {
      if (!(error instanceof ApiError) || error.code !== 'collection.not_empty') return false
      if (onInUse) onInUse()
      else report.failed(t('collection.notEmpty'))
      return true
    },
  })
  return { save, remove }
}

interface NamesProps {
  language: Language
  texts: Texts
  hasSummary: boolean
  onChange: (part: Partial<Texts>) => void
}

/** What it is called in one language. */
function Names({ language, texts, hasSummary, onChange }: NamesProps) {
  const t = useText()
  const [title, summary] = names[language]
  return (
    <Stack gap="xs">
      <TextInput
        label={t('collection.titleIn', { language: t(`language.${language}`) })}
        lang={language}
        value={texts[title]}
        maxLength={120}
        data-autofocus={language === 'en' || undefined}
        onChange={(event) => onChange({ [title]: event.currentTarget.value })}
      />
      {hasSummary && (
        <Textarea
          label={t('collection.summaryIn', { language: t(`language.${language}`) })}
          lang={language}
          autosize
          minRows={2}
          value={texts[summary]}
          maxLength={400}
          onChange={(event) => onChange({ [summary]: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}

function CoverOf({ coverId, onChange }: Parameters<typeof CoverField>[0]) {
  const t = useText()
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {t('settings.cover')}
      </Text>
      <CoverField coverId={coverId} onChange={onChange} />
    </Stack>
  )
}
