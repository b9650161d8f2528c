import { useEffect } from 'react'
import { useLocation } from '#platform/web/router/router.ts'

/** Somebody who types on is not interrupted. */
const pause = 400

/**
 * Answers calculators and the scam check while they are filled in, wherever on the site they stand. What does the sums arrives with
 * the first key; without a script a calculator is sent to its page, and the check is counted by hand.
 */
export function Tools() {
  const { key } = useLocation()
  useEffect(() => {
    const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
    const answer = (tool: HTMLElement, delay: number, orElse?: () => void) => {
      clearTimeout(timers.get(tool))
      timers.set(
        tool,
        setTimeout(() => void draw(tool).catch(() => orElse?.()), delay),
      )
    }
    const onInput = ({ target }: Event) => {
      const tool = toolAt(target)
      if (tool) answer(tool, tool instanceof HTMLFormElement ? pause : 0)
    }
    const onSubmit = (event: Event) => {
      const tool = toolAt(event.target)
      if (!(tool instanceof HTMLFormElement)) return
      event.preventDefault()
      // Where the script does not arrive, it is sent as without one.
      answer(tool, 0, () => tool.submit())
    }
    const onClick = ({ target }: Event) => {
      const again = target instanceof Element ? target.closest<HTMLElement>('[data-again]') : null
      const check = again && toolAt(again)
      if (!check) return
      const fields = [...check.querySelectorAll<HTMLInputElement>('input')]
      for (const field of fields) field.checked = false
      fields[0]?.focus()
      answer(check, 0)
    }
    // What was typed before any script ran is answered too, also where a way back brings a page with its fields filled.
    if (key)
      document.querySelectorAll<HTMLElement>(tools).forEach((tool) => {
        if (isChanged(tool)) answer(tool, 0)
      })
    document.addEventListener('input', onInput)
    document.addEventListener('submit', onSubmit)
    document.addEventListener('click', onClick)
    return () => {
      timers.forEach(clearTimeout)
      document.removeEventListener('input', onInput)
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('click', onClick)
    }
  }, [key])
  return null
}

const tools = 'form.calculator, .scam-check'

function toolAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(tools) : null
}

function isChanged(tool: HTMLElement): boolean {
  return [...tool.querySelectorAll('input')].some((field) =>
    field.type === 'radio' ? field.checked : field.value !== field.defaultValue,
  )
}

async function draw(tool: HTMLElement): Promise<void> {
  const { answerCheck, answerForm } = await import('./live/draw.ts')
  await (tool instanceof HTMLFormElement ? answerForm(tool) : answerCheck(tool))
}
