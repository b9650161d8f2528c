import { Menu } from '@mantine/core'
import { IconArrowBackUp, IconWorldUpload } from '@tabler/icons-react'
import { useNavigate } from '#platform/web/router/router.ts'
import type { Edition, ItemRow } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { readStanding } from './standing.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { HandedProblems } from '../../item/web/use-handed-problems.ts'
import { itemPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'

const lists: ReadAddress[] = ['/api/admin/items', '/api/admin/overview']

interface Props {
  row: ItemRow
  /** Which is meant, when there are both a text that readers see and one that is scheduled: now, whatever the list shows. */
  onAsk: (edition: Edition) => void
}

/** Publishing and unpublishing from a row. A text that is not ready opens in the editor, which says what is missing. */
export function PublicationItems({ row, onAsk }: Props) {
  const t = useText()
  const { publish, unpublish } = usePublication({ row, onAsk })
  return row.editions.map((edition) => {
    const { language, state, isChanged } = edition
    const isOut = state === 'published' || state === 'scheduled'
    const name = t(`language.${language}`)
    return [
      (!isOut || isChanged) && (
        <Menu.Item
          key={`publish-${language}`}
          leftSection={<IconWorldUpload size="1.125rem" aria-hidden />}
          onClick={() => publish.mutate(language)}
        >
          {t(isOut ? 'publish.changesIn' : 'publish.in', { language: name })}
        </Menu.Item>
      ),
      isOut && (
        <Menu.Item
          key={`withdraw-${language}`}
          leftSection={<IconArrowBackUp size="1.125rem" aria-hidden />}
          onClick={() => unpublish.mutate(language)}
        >
          {t('publish.withdrawIn', { language: name })}
        </Menu.Item>
      ),
    ]
  })
}

function usePublication({ row, onAsk }: Props) {
  const t = useText()
  const report = useReport()
  const navigate = useNavigate()
  const publish = useChange(
    async (api, language: Language) => {
      const { revision = 1 } = (await readStanding(api, { id: row.id, language })) ?? {}
      return api.put('/api/admin/items/{id}/editions/{language}/publication', {
        path: { id: row.id, language },
        body: { revision },
      })
    },
    {
      refreshes: lists,
      onDone: (_, language) => report.done(t('publish.done', { language: t(`language.${language}`) })),
      onFailed(error, language) {
        if (!(error instanceof ApiError) || error.status !== 422) return false
        report.failed(t('publish.notReady', { language: t(`language.${language}`) }))
        void navigate(itemPath(row), { state: { language, problems: error.fields } satisfies HandedProblems })
        return true
      },
    },
  )
  const unpublish = useChange(
    async (api, language: Language) => {
      const path = { id: row.id, language }
      const edition = await readStanding(api, path)
      if (edition?.isPublic && edition.publishAt !== null) return edition
      await api.delete('/api/admin/items/{id}/editions/{language}/publication', {
        path,
        query: { revision: edition?.revision },
      })
      return null
    },
    {
      refreshes: lists,
      onDone(asked, language) {
        if (asked) onAsk(asked)
        else report.done(t('publish.withdrawn', { language: t(`language.${language}`) }))
      },
    },
  )
  return { publish, unpublish }
}
