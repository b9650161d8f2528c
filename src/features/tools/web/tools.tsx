import { latePart } from '#platform/web/late/late-part.tsx'
import { useNear } from '#platform/web/late/near.ts'

const Answering = latePart(async () => (await import('./live/answering.tsx')).Answering, {
  words: [],
})

/**
 * Has calculators and the scam check answered, wherever on the site they stand, from the first one that a reader comes near. Until that
 * script is there a calculator is sent to its page, and the check is counted by hand.
 */
export function Tools() {
  return useNear(tools) && <Answering />
}

export const tools = 'form.calculator, .scam-check'

export function toolAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(tools) : null
}
