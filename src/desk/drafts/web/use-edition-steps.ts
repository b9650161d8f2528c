import { useState } from 'react'
import type { Edition, Item } from '#content/contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import { isShownInPlace, unpublishedWords } from './answers.ts'
import type { EditionDraft, Publishing } from './use-edition-draft.ts'

/** What is saved before one language becomes public: the fields that both share. */
export interface Saved {
  save: () => Promise<unknown>
}

export type EditionSteps = ReturnType<typeof useEditionSteps>
type Step = 'save' | 'publish' | 'move' | 'restore'

/** What can be done with one language; each step first saves what was typed. */
export function useEditionSteps(item: Item, draft: EditionDraft, shared: Saved) {
  const { busy, step } = useSteps()
  const text = useTextSteps(item, draft, step)
  const publication = usePublicationSteps(item, draft, step)
  return {
    busy,
    ...text,
    ...publication,
    publish: (wish: Publishing) => publication.publish(shared, wish),
  }
}

/** Does the work, and gives what to say of it when it is done; `failed` says what is not said where it stands. */
type RunStep = (
  name: Step,
  work: () => Promise<string>,
  failed?: (error: unknown) => string | undefined,
) => Promise<void>

/** Runs the steps and reports what came of each. */
function useSteps(): { busy: Step | null; step: RunStep } {
  const report = useReport()
  const [busy, setBusy] = useState<Step | null>(null)
  const step: RunStep = async (name, work, failed) => {
    setBusy(name)
    try {
      report.done(await work())
    } catch (error) {
      const words = failed?.(error)
      if (words || !isShownInPlace(error)) report.failed(words ?? error)
    } finally {
      setBusy(null)
    }
  }
  return { busy, step }
}

/** What is done with the words themselves. */
function useTextSteps(item: Item, draft: EditionDraft, step: RunStep) {
  const t = useText()
  const api = useApi()
  const language = t(`language.${draft.language}`)
  const path = { id: item.id, language: draft.language }
  return {
    save: () =>
      step('save', async () => {
        await draft.save({ keep: true })
        return t('save.doneIn', { language })
      }),
    restore: (revision: number, time: string) =>
      step('restore', async () => {
        await draft.restore(revision)
        return t('history.restored', { language, time })
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

/** What is done with what readers see of it, now and later. */
function usePublicationSteps(item: Item, draft: EditionDraft, step: RunStep) {
  const t = useText()
  const api = useApi()
  const language = t(`language.${draft.language}`)
  const path = { id: item.id, language: draft.language }
  return {
    publish: (shared: Saved, wish: Publishing) =>
      step(
        'publish',
        async () => {
          await shared.save()
          await draft.publish(wish)
          return t(wish.publishAt === undefined ? 'publish.done' : 'schedule.done', { language })
        },
        // The words are safe, which is said where they stand; that readers do not see them is not.
        (error) => {
          const words = unpublishedWords(error)
          return words && t(words)
        },
      ),
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
  }
}
