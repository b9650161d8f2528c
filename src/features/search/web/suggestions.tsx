/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a field with a list has no tag of its own, and its keys are the field's */
import { useQuery } from '#platform/web/answers/queries.ts'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Pieces, Suggestions as Found } from '#features/search/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useNavigate } from '#platform/web/router/router.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { hitAddress } from './hit-address.ts'
import { MarkedText } from './marked-text.tsx'
import type { SuggestionsProps } from './search-box.tsx'
import styles from './suggestions.module.css'
import { useText } from './text.ts'
import { useKindName } from '#content/web/kind-name.ts'

const pause = 200
/** One letter of Amharic is a syllable; of others, one begins too many words. */
const enough = /[\u1200-\u135a]|../

/** The list below a search field while somebody types: a combobox as the ARIA practices describe it. The field keeps the focus. */
export function Suggestions({ input }: SuggestionsProps) {
  const t = useText()
  const id = useId()
  const { language } = useLanguage()
  const { words, isOpen, setOpen } = useTyped(input)
  const { data } = useQuery({
    ...apiQuery('/api/search/suggestions', { query: { lang: language, q: words } }),
    enabled: enough.test(words),
    placeholderData: (before) => before,
  })
  const found = isOpen && enough.test(words) ? data : undefined
  const items = useOptions(found)
  const follow = useFollow(() => setOpen(false))
  const active = useActive(input, { found, items, follow, close: () => setOpen(false) })
  useComboboxRole(input, { id, isShown: items.length > 0, active })

  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {items.length > 0 && t('suggested', { count: items.length })}
      </span>
      <div className={styles.list} id={id} role="listbox" aria-label={t('found')} hidden={items.length === 0}>
        {items.map((item, index) => (
          <div
            key={item.key}
            className={styles.option}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => follow(item)}
          >
            <span lang={item.language}>
              <MarkedText pieces={item.title} />
            </span>
            <span className={styles.kind}>{item.kind}</span>
          </div>
        ))}
      </div>
    </>
  )
}

interface Option {
  key: string
  /** Undefined where it is the page's own. */
  language: Language | undefined
  title: Pieces
  kind: string
  to: string
  reloadDocument: boolean
}

/** Tools, of which few answer and exactly, before texts. */
function useOptions(found: Found | undefined): readonly Option[] {
  const t = useText()
  const kindName = useKindName()
  const { language } = useLanguage()
  if (!found) return []
  const pages = found.pages.map(({ path, title }) => ({
    key: path,
    language: undefined,
    title: [{ text: title, isMatch: false }],
    kind: t('page'),
    to: path,
    reloadDocument: false,
  }))
  const texts = found.items.map((item) => ({
    key: item.itemId,
    language: item.language,
    title: item.title,
    kind: kindName(item.kind),
    ...hitAddress(item, language),
  }))
  return [...pages, ...texts]
}

/** What stands in the field, after a pause in typing; and whether the list is wanted. */
function useTyped(input: SuggestionsProps['input']) {
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const field = input.current
    if (!field) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setWords(field.value.trim())
        setOpen(true)
      }, pause)
    }
    const close = () => {
      clearTimeout(timer)
      setOpen(false)
    }
    // What was typed while this script was on its way.
    if (document.activeElement === field && field.value !== field.defaultValue) later()
    field.addEventListener('input', later)
    field.addEventListener('blur', close)
    field.form?.addEventListener('submit', close)
    return () => {
      close()
      field.removeEventListener('input', later)
      field.removeEventListener('blur', close)
      field.form?.removeEventListener('submit', close)
    }
  }, [input])
  return { words, isOpen, setOpen }
}

/** Goes to a hit. */
function useFollow(close: () => void): (option: Option) => void {
  const navigate = useNavigate()
  const carried = useCarriedLanguage()
  return ({ to, reloadDocument }) => {
    close()
    if (reloadDocument) location.assign(to)
    else void navigate(carried(to))
  }
}

/** Index of the option that the arrow keys have reached, or -1; Enter follows it, Escape closes the list. */
function useActive(
  input: SuggestionsProps['input'],
  list: {
    found: Found | undefined
    items: readonly Option[]
    follow(option: Option): void
    close(): void
  },
): number {
  const { found, items, follow, close } = list
  const [place, setPlace] = useState({ found, index: -1 })
  const active = place.found === found || items.length === 0 ? Math.min(place.index, items.length - 1) : -1
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || items.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = items[active]
    if (step) {
      // -1 is the field itself, between the last option and the first.
      const places = items.length + 1
      setPlace({ found, index: ((active + 1 + step + places) % places) - 1 })
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) follow(chosen)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const field = input.current
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  }, [input])
  return active
}

/** The field says to assistive technology that it has a list, and which option is reached. */
function useComboboxRole(
  input: SuggestionsProps['input'],
  { id, isShown, active }: { id: string; isShown: boolean; active: number },
): void {
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-expanded', String(isShown))
    if (active >= 0) field.setAttribute('aria-activedescendant', `${id}${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [input, id, isShown, active])
}
