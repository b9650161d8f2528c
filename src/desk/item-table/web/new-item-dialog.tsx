import { factsOf, hasTrait, type ContentKind } from '#content/kinds.ts'
import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from '#platform/web/router/router.ts'
import type { Collection, Item } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useCollections } from '../../collections/web/use-collections.ts'
import { itemPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import { useKindWords } from '../../web/kind-words.ts'

interface Props {
  kind: ContentKind
  /** The course of a lesson and the section it goes into. */
  place?: { parentId: string; collectionId?: string }
  /** What stands in the form at first. */
  start?: { title: string; language: Language }
  onClose: () => void
}

const mostTitle = 200

/** Starts an item: in which language first, and its title. Then the editor opens. */
export function NewItemDialog({ kind, place, start, onClose }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const reader = useLanguage()
  const [language, setLanguage] = useState<Language>(start?.language ?? reader.language)
  const [title, setTitle] = useState(start?.title ?? '')
  const [collectionId, setCollectionId] = useState(place?.collectionId ?? '')
  const collectionKind = place ? null : factsOf(kind).collection
  const collections = useCollections(collectionKind)
  const create = useNewItem({
    kind,
    language,
    title: title.trim(),
    parentId: place?.parentId,
    collectionId: collectionId || undefined,
  })
  const isReady = title.trim() !== '' && [...title].length <= mostTitle
  return (
    <Dialog onClose={onClose} title={kindWord(kind, 'new')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !create.isPending) create.mutate()
        }}
      >
        <Stack>
          <LanguageChoice language={language} onChange={setLanguage} />
          <TextInput
            label={t(hasTrait(kind, 'asked') ? 'field.question' : 'field.title')}
            description={t('new.titleHelp')}
            value={title}
            lang={language}
            required
            data-autofocus
            error={[...title].length > mostTitle ? t('problem.too_long') : undefined}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          {collectionKind && collections.length > 0 && (
            <CollectionChoice
              kind={collectionKind}
              collections={collections}
              value={collectionId}
              onChange={setCollectionId}
            />
          )}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <ActionButton type="submit" disabled={!isReady} isBusy={create.isPending}>
              {t('new.start')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface NewItem {
  kind: ContentKind
  language: Language
  title: string
  parentId: string | undefined
  collectionId: string | undefined
}

/** Makes the item once, however often it is asked, and opens it. */
function useNewItem(item: NewItem) {
  const navigate = useNavigate()
  const keyFor = useIdempotencyKey()
  return useChange<void, Item>(
    (api) => api.ask(apiRequest('POST', '/api/admin/items', { body: item }), keyFor(item)),
    {
      refreshes: ['/api/admin/items', '/api/admin/overview', '/api/admin/collections'],
      onDone: (item) => void navigate(itemPath(item)),
    },
  )
}

interface LanguageChoiceProps {
  language: Language
  onChange: (language: Language) => void
}

/** The language that is written first. */
function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const t = useText()
  return (
    <div>
      <Text component="span" size="sm" fw={500} id="new-item-language">
        {t('new.language')}
      </Text>
      <SegmentedControl
        fullWidth
        bg="var(--sand)"
        aria-labelledby="new-item-language"
        data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        value={language}
        onChange={(value) => onChange(value === 'am' ? 'am' : 'en')}
      />
    </div>
  )
}

interface CollectionChoiceProps {
  kind: Collection['kind']
  collections: readonly { id: string; title: string }[]
  value: string
  onChange: (id: string) => void
}

/** The track, series or category that it will stand in. */
function CollectionChoice({ kind, collections, value, onChange }: CollectionChoiceProps) {
  const t = useText()
  return (
    <NativeSelect
      label={t(`collection.${kind}.one`)}
      data={[
        { value: '', label: t('table.noCollection') },
        ...collections.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
