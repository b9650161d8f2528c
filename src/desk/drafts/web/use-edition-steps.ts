import { useState } from 'react'
import type { Edition, Item } from '#content/contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import type { EditionDraft } from './use-edition-draft.ts'
import { isShownInPlace } from './use-saving.ts'

/** What is saved before one language becomes public: the fields that both share. */
export interface Saved {
  save: () => Promise<unknown>
}

export type EditionSteps = ReturnType<typeof useEditionSteps>
type Step = 'save' | 'publish' | 'move' | 'restore'

/** What can be done with one language; each step first saves what was typed. */
export function useEditionSteps(item: Item, draft: EditionDraft, shared: Saved) {
  const t = useText()
  const api = useApi()
  const report = useReport()
  const [busy, setBusy] = useState<Step | null>(null)
  const language = t(`language.${draft.language}`)
  const path = { id: item.id, language: draft.language }

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
        await shared.save()
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
        await draft.step((revision) =>
          api.delete('/api/admin/items/{id}/editions/{language}/publication', { path, query: { revision } }),
        )
        return t('publish.withdrawn', { language })
      }),
    cancelSchedule: () =>
      step('move', async () => {
        await draft.step((revision) =>
          api.delete('/api/admin/items/{id}/editions/{language}/publication/schedule', {
            path,
            query: { revision },
          }),
        )
        return t(draft.edition?.isPublic ? 'scheduled.cancelledPublic' : 'scheduled.cancelled', { language })
      }),
    reschedule: (publishAt: number) =>
      step('move', async () => {
        await draft.step((revision) =>
          api.put('/api/admin/items/{id}/editions/{language}/publication/schedule', {
            path,
            body: { publishAt, revision },
          }),
        )
        return t('scheduled.moved', { language })
      }),
    discard: (revision: number) =>
      step('restore', async () => {
        await draft.restore(revision)
        return t('discard.done', { language })
      }),
    confirmTranslation: (revision: number) =>
      step('move', async () => {
        await draft.save({ keep: true })
        await draft.step(() =>
          api.put('/api/admin/items/{id}/editions/{language}/based-on', { path, body: { revision } }),
        )
        return t('stale.confirmed', { language })
      }),
    moveTo: (state: Extract<Edition['state'], 'draft' | 'in_review' | 'archived'>) =>
      step('move', async () => {
        await draft.save({ keep: true })
        await draft.step((revision) =>
          api.put('/api/admin/items/{id}/editions/{language}/state', { path, body: { state, revision } }),
        )
        return t(`item.moved.${state}`, { language })
      }),
  }
}
