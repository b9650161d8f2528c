import { useCallback, useEffect, useMemo, useRef } from 'react'
import { carriedQuery } from '#platform/page/late-scripts.ts'
import { paths } from '#platform/paths.ts'
import { useAnswers } from '#platform/web/answers/answers.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { noteSearch } from '#platform/web/router/noted-search.ts'
import { useLocation } from '#platform/web/router/router.ts'
import { useSession } from '#platform/web/session.ts'
import { isSavingData } from '#ui/data-saver.ts'
import { toolQuery } from '../queries.ts'
import { toolAt, tools } from '../tools.tsx'
import type { WorkedOut } from './draw.ts'

/** Somebody who types on is not interrupted. */
const pause = 400

/** What the page itself needs comes first. Milliseconds. */
const quiet = 1_000

/**
 * Answers calculators and the scam check while they are filled in. What does the sums arrives with the first key, or before, where a
 * worker keeps the page. Whoever goes back finds
 * what they had filled in, and what was worked out on a calculator's own page stands in its address.
 */
export function Answering() {
  const { key, search } = useLocation()
  const { language } = useLanguage()
  const typed = useTyped(key)
  const drawNow = useDrawing(search)
  useSumsAhead(key)
  useEffect(() => {
    const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
    const answer = (tool: HTMLElement, delay: number, orElse?: () => void) => {
      clearTimeout(timers.get(tool))
      timers.set(
        tool,
        setTimeout(() => void drawNow(tool).catch(() => orElse?.()), delay),
      )
    }
    const onInput = ({ target }: Event) => {
      const tool = toolAt(target)
      if (!tool) return
      typed.keep(tool)
      answer(tool, tool instanceof HTMLFormElement ? pause : 0)
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
      const fields = fieldsOf(check)
      for (const field of fields) field.checked = false
      typed.keep(check)
      fields[0]?.focus()
      answer(check, 0)
    }
    // What was typed before any script ran is answered too, also where a way back brings a page with its fields filled.
    if (key && language)
      document.querySelectorAll<HTMLElement>(tools).forEach((tool) => {
        const isBack = !isChanged(tool) && typed.putBack(tool)
        const isCarried = !isBack && !isChanged(tool) && putCarried(tool)
        if (!isBack && !isCarried && !isChanged(tool)) return
        typed.keep(tool)
        // Where what does the sums is not on the device, the page shows the sum that it has.
        answer(tool, 0, () => isCarried && tool instanceof HTMLFormElement && tool.reset())
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
  }, [key, language, typed, drawNow])
  return null
}

/**
 * A calculator that was only looked at does its sums without a connection, too: once a worker answers for the page, what does them
 * passes through it, and stays. Not for readers who save data.
 */
function useSumsAhead(key: string): void {
  useEffect(() => {
    if (!key || !('serviceWorker' in navigator) || isSavingData()) return undefined
    const { serviceWorker } = navigator
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchAhead = async () => {
      const { wordsFor } = await import('./draw.ts')
      await Promise.all([...document.querySelectorAll<HTMLElement>(tools)].map(wordsFor))
    }
    const wait = () => {
      if (serviceWorker.controller) timer = setTimeout(() => fetchAhead().catch(() => undefined), quiet)
    }
    wait()
    serviceWorker.addEventListener('controllerchange', wait)
    return () => {
      clearTimeout(timer)
      serviceWorker.removeEventListener('controllerchange', wait)
    }
  }, [key])
}

/** Draws an answer, and puts a sum into the address of its page, with the page of that address: nothing is asked of the site, which may be out of reach. */
function useDrawing(search: string): (tool: HTMLElement) => Promise<void> {
  const answers = useAnswers()
  return useCallback(
    async (tool) => {
      const done = await draw(tool)
      if (!done || !tool.isConnected) return
      const { id, language, search: wanted, html } = done
      if (location.pathname !== paths.tool(id) || location.search === wanted) return
      const readOf = (query: string) => toolQuery(language, id, new URLSearchParams(query))
      const shown = answers.find(readOf(search))
      if (!shown) return
      answers.keep(readOf(wanted), () => ({ ...shown, html }))
      noteSearch(wanted)
    },
    [answers, search],
  )
}

/**
 * What was filled in on each entry of the tab's history, by the place of the tool on its page. It stays in memory, since what is
 * answered to the scam check is promised to be stored nowhere, and the next reader finds nothing of it.
 */
function useTyped(key: string) {
  const { ending } = useSession()
  const kept = useRef(new Map<string, (string | boolean)[]>())
  useEffect(() => {
    if (ending) kept.current.clear()
  }, [ending])
  return useMemo(() => {
    const nameOf = (tool: HTMLElement) =>
      `${key} ${[...document.querySelectorAll<HTMLElement>(tools)].indexOf(tool)}`
    return {
      keep(tool: HTMLElement) {
        kept.current.set(
          nameOf(tool),
          fieldsOf(tool).map((field) => (field.type === 'radio' ? field.checked : field.value)),
        )
      },
      /** Whether anything was kept of it. */
      putBack(tool: HTMLElement): boolean {
        const values = kept.current.get(nameOf(tool))
        if (!values) return false
        for (const [at, field] of fieldsOf(tool).entries()) {
          const value = values[at]
          if (typeof value === 'boolean') field.checked = value
          else if (value !== undefined) field.value = value
        }
        return true
      },
    }
  }, [key])
}

/** Those that a reader fills in. */
function fieldsOf(tool: HTMLElement): HTMLInputElement[] {
  return [...tool.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
}

/**
 * Fills a calculator on its own page with the sum of the address that was asked for, where the page that is kept on the device stands
 * in for it. Whether there was one.
 */
function putCarried(tool: HTMLElement): boolean {
  const { hash, pathname, search } = location
  if (!hash.startsWith(carriedQuery) || tool.dataset.ownPage === undefined) return false
  history.replaceState(history.state, '', pathname + search)
  const values = new URLSearchParams(hash.slice(carriedQuery.length))
  for (const field of fieldsOf(tool)) field.value = values.get(field.name) ?? field.value
  return true
}

function isChanged(tool: HTMLElement): boolean {
  return fieldsOf(tool).some((field) =>
    field.type === 'radio' ? field.checked : field.value !== field.defaultValue,
  )
}

async function draw(tool: HTMLElement): Promise<WorkedOut | null> {
  const { answerCheck, answerForm } = await import('./draw.ts')
  if (tool instanceof HTMLFormElement) return answerForm(tool)
  await answerCheck(tool)
  return null
}
