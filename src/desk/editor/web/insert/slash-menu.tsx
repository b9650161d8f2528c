import type { Editor } from '@tiptap/react'
import type { SuggestionProps } from '@tiptap/suggestion'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../../web/text.ts'
import { useAsking, type Asking } from '../blocks/question/asking.ts'
import { shownKeys } from '../shown-keys.ts'
import { useEditorPlugins } from '../use-editor-plugins.ts'
import { insertions, type Ask, type Insertion } from './insertions.ts'
import styles from './insert.module.css'
import { beginsAWord } from './matching.ts'
import { slashPlugin } from './slash-plugin.ts'

/** The blocks to choose from while a slash and the beginning of a name are typed. The focus stays in the text. */
export function SlashMenu({ editor, ask }: { editor: Editor; ask: Ask }) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState<SuggestionProps | null>(null)
  const [active, setActive] = useState(0)
  const asking = useAsking()
  const plugins = useMemo(() => {
    const onTyped = (typed: SuggestionProps | null) => {
      if (!typed) setActive(0)
      setTyped(typed)
    }
    return [slashPlugin(editor, onTyped)]
  }, [editor])
  useEditorPlugins(editor, plugins)

  const choices = typed ? choicesFor(editor, typed.query, { t, asking }) : []
  const at = Math.min(active, choices.length - 1)
  const choose = ({ run }: Insertion) => {
    if (typed) editor.chain().focus().deleteRange(typed.range).run()
    run(editor, ask)
  }
  useListKeys(editor, { choices, at, onMove: setActive, onChoose: choose })

  const isOpen = choices.length > 0
  const activeId = isOpen ? `${id}-${choices[at]?.name}` : undefined
  useAnnounced(editor, { list: isOpen ? id : undefined, active: activeId })
  const list = useMounted(typed, isOpen)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  if (!isOpen) return null
  return createPortal(
    // The choices of a text that keeps the focus: a list of the browser's own would take it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={list} id={id} role="listbox" aria-label={t('insert.list')} className={styles.slash}>
      {choices.map((choice, index) => (
        <Choice
          key={choice.name}
          id={`${id}-${choice.name}`}
          choice={choice}
          isActive={index === at}
          onPoint={() => setActive(index)}
          onChoose={() => choose(choice)}
        />
      ))}
    </div>,
    // Inside the landmark that the text is in.
    editor.view.dom.closest('main') ?? document.body,
  )
}

interface ChoiceProps {
  id: string
  choice: Insertion
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Choice({ id, choice, isActive, onPoint, onChoose }: ChoiceProps) {
  const t = useText()
  return (
    <button
      id={id}
      type="button"
      // A choice of that list, which no tag of the browser is.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.choice}
      // The text keeps the focus, and with it a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <choice.Icon size="1.25rem" aria-hidden />
      <span>{t(choice.label)}</span>
      {choice.keys && (
        <span className={styles.keys} aria-hidden>
          {shownKeys(choice.keys)}
        </span>
      )}
    </button>
  )
}

interface Offer {
  t: ReturnType<typeof useText>
  asking: Asking | null
}

function choicesFor(editor: Editor, typed: string, { t, asking }: Offer): Insertion[] {
  const isInTable = editor.isActive('table')
  return insertions.filter(
    ({ name, label, words, isFor }) =>
      !(isInTable && name === 'table') &&
      (isFor?.(asking) ?? true) &&
      beginsAWord(`${t(label)} ${t(words)}`, typed),
  )
}

interface ListKeys {
  choices: readonly Insertion[]
  at: number
  onMove: (at: number) => void
  onChoose: (choice: Insertion) => void
}

/** While there are choices, keys go through them before the text sees them. */
function useListKeys(editor: Editor, { choices, at, onMove, onChoose }: ListKeys): void {
  useEffect(() => {
    if (choices.length === 0) return
    const onKey = (event: KeyboardEvent) => {
      const [choice, step] = [choices[at], { ArrowDown: 1, ArrowUp: -1 }[event.key]]
      if (event.isComposing || !editor.view.hasFocus()) return
      if (step) onMove((at + step + choices.length) % choices.length)
      else if (choice && (event.key === 'Enter' || event.key === 'Tab')) onChoose(choice)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
}

/** Tells screen readers which choice is active while the focus is in the text. */
function useAnnounced(editor: Editor, { list, active }: { list?: string; active?: string }): void {
  useEffect(() => {
    if (!list || !active) return
    const { dom } = editor.view
    const attributes = { 'aria-controls': list, 'aria-autocomplete': 'list', 'aria-activedescendant': active }
    for (const [name, value] of Object.entries(attributes)) dom.setAttribute(name, value)
    return () => Object.keys(attributes).forEach((name) => dom.removeAttribute(name))
  }, [editor, list, active])
}

/** Keeps the list at the cursor, above or below it, and inside a narrow screen. */
function useMounted(typed: SuggestionProps | null, isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const mount = useRef(typed?.mount)
  useEffect(() => {
    mount.current = typed?.mount
  })
  useEffect(() => {
    const element = list.current
    if (!isOpen || !element) return
    return mount.current?.(element, {
      onPosition({ x, y }) {
        const most = document.documentElement.clientWidth - element.offsetWidth - 8
        element.style.left = `${Math.max(8, Math.min(x, most))}px`
        element.style.top = `${y}px`
      },
    })
  }, [isOpen])
  return list
}
