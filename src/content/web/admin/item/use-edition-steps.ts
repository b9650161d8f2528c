import { useState } from 'react'
import type { Edition, Item } from '#content/contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import type { EditionDraft } from './use-edition-draft.ts'
import type { FieldsDraft } from './use-fields-draft.ts'
import { useKeepItem } from './use-item.ts'
import { isShownInPlace } from './use-saving.ts'

export type EditionSteps = ReturnType<typeof useEditionSteps>
type Step = 'save' | 'publish' | 'move' | 'restore'

/** What can be done with one language; each step first saves what was typed. */
export function useEditionSteps(item: Item, draft: EditionDraft, fields: FieldsDraft) {
  const t = useText()
  const api = useApi()
  const keep = useKeepItem()
  const report = useReport()
  const [busy, setBusy] = useState<Step | null>(null)
  const language = t(`language.${draft.language}`)
  const address = `/api/admin/items/${item.id}/editions/${draft.language}`

  const step = async (name: Step, work: () => Promise<string | undefined>) => {
    setBusy(name)
    try {
      const done = await work()
      if (done) report.done(done)
    } catch (error) {
      if (!isShownInPlace(error)) report.failed(error)
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    save: () =>
      step('save', async () => {
        await draft.save({ keep: true })
        return t('save.doneIn', { language })
      }),
    publish: (publishAt?: number) =>
      step('publish', async () => {
        await fields.save()
        await draft.publish(publishAt)
        return t(publishAt === undefined ? 'publish.done' : 'schedule.done', { language })
      }),
    restore: (revision: number, time: string) =>
      step('restore', async () => {
        await draft.restore(revision)
        return t('history.restored', { language, time })
      }),
    withdraw: () =>
      step('move', async () => {
        keep(await draft.inTurn(() => api.send<Item>('DELETE', `${address}/publication`)))
        return t('publish.withdrawn', { language })
      }),
    moveTo: (state: Extract<Edition['state'], 'draft' | 'in_review' | 'archived'>) =>
      step('move', async () => {
        await draft.save({ keep: true })
        keep(await draft.inTurn(() => api.send<Item>('PUT', `${address}/state`, { state })))
        return t(`item.moved.${state}`, { language })
      }),
  }
}
