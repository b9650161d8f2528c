import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ContentKind, Item } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useCollections } from '../../collections/web/use-collections.ts'
import { itemPath, kindFacts } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'

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
  const navigate = useNavigate()
  const reader = useLanguage()
  const keyFor = useIdempotencyKey()
  const [language, setLanguage] = useState<Language>(start?.language ?? reader.language)
  const [title, setTitle] = useState(start?.title ?? '')
  const [collectionId, setCollectionId] = useState(place?.collectionId ?? '')
  const collectionKind = place ? null : kindFacts[kind].collection
  const collections = useCollections(collectionKind)
  const create = useChange<void, Item>(
    (api) => {
      const item = {
        kind,
        language,
        title: title.trim(),
        parentId: place?.parentId,
        collectionId: collectionId || undefined,
      }
      return api.ask(apiRequest('POST', '/api/admin/items', { body: item }), keyFor(item))
    },
    {
      refreshes: ['/api/admin/items', '/api/admin/overview'],
      onDone: (item) => void navigate(itemPath(item)),
    },
  )
  const isReady = title.trim() !== '' && [...title].length <= mostTitle
  return (
    <Dialog onClose={onClose} title={t(`new.${kind}`)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !create.isPending) create.mutate()
        }}
      >
        <Stack>
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
              onChange={(value) => setLanguage(value === 'am' ? 'am' : 'en')}
            />
          </div>
          <TextInput
            label={t(kind === 'faq' ? 'field.question' : 'field.title')}
            description={t('new.titleHelp')}
            value={title}
            lang={language}
            required
            data-autofocus
            error={[...title].length > mostTitle ? t('problem.too_long') : undefined}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          {collectionKind && collections.length > 0 && (
            <NativeSelect
              label={t(`collection.${collectionKind}.one`)}
              data={[
                { value: '', label: t('table.noCollection') },
                ...collections.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={collectionId}
              onChange={(event) => setCollectionId(event.currentTarget.value)}
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
