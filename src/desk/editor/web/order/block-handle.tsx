import { Menu } from '@mantine/core'
import type { Node } from '@tiptap/pm/model'
import { keymap } from '@tiptap/pm/keymap'
import { NodeSelection, TextSelection, type Command } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useMemo, useState, type RefObject } from 'react'
import { useText } from '../../../web/text.ts'
import { insertions, type Insertion } from '../insert/insertions.ts'
import { shownKeys } from '../shown-keys.ts'
import { useEditorPlugins } from '../use-editor-plugins.ts'
import { duplicateBlocks, moveBlocks, removeBlocks, selectedBlocks, type Place } from './block-moves.ts'
import styles from './order.module.css'
import { useBlockDrag } from './use-block-drag.ts'
import { useBlockPlace } from './use-block-place.ts'

const moves = [
  { label: 'order.up', keys: 'Alt+Shift+↑', Icon: IconArrowUp, command: moveBlocks(-1) },
  { label: 'order.down', keys: 'Alt+Shift+↓', Icon: IconArrowDown, command: moveBlocks(1) },
  { label: 'order.duplicate', keys: 'Ctrl+Shift+D', Icon: IconCopy, command: duplicateBlocks },
] as const

/** Beside the block at hand: drag it to move the block, press it for what else can be done with it. */
export function BlockHandle({ editor, paper }: { editor: Editor; paper: RefObject<HTMLElement | null> }) {
  const t = useText()
  const { gap, wasDragged, handlers } = useBlockDrag(editor, paper)
  const [isOpen, setOpen] = useState(false)
  const { node, place, handle, follow } = useBlockPlace(editor, { paper, isHeld: isOpen })
  const plugins = useMemo(() => {
    const open = () => {
      follow()
      setOpen(true)
      return true
    }
    return [keymap({ 'Alt-Shift-Enter': open })]
    // `follow` only sets a state, so the first one serves for good.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEditorPlugins(editor, plugins)
  if (!node || !place) return null

  return (
    <>
      <Menu
        // Beside the handle, so that it stays inside the page's landmarks.
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        position="bottom-start"
        // Not keys: the one that opens the menu comes from the text.
        clickOutsideEvents={['mousedown', 'touchstart']}
        opened={isOpen}
        onChange={(open) => setOpen(open && !wasDragged.current)}
      >
        <Menu.Target>
          <button
            ref={handle}
            type="button"
            className={styles.handle}
            aria-label={t('order.handle')}
            aria-keyshortcuts="Alt+Shift+Enter"
            title={t('order.hint')}
            data-dragging={gap === undefined ? undefined : true}
            {...handlers(place)}
          >
            <IconGripVertical size="1.25rem" aria-hidden />
          </button>
        </Menu.Target>
        <BlockMenu editor={editor} place={place} node={node} />
      </Menu>
      {gap !== undefined && <div className={styles.gap} style={{ top: gap }} aria-hidden />}
    </>
  )
}

interface BlockMenuProps {
  editor: Editor
  place: Place
  node: Node
}

/** What can be done with the block at hand. */
function BlockMenu({ editor, place, node }: BlockMenuProps) {
  const t = useText()
  const isPossible = (command: Command) => command(probe(editor, place), undefined)
  // When the menu opens it gets the focus, which a choice that is not possible could not take.
  const first = moves.find(({ command }) => isPossible(command))
  const run = (command: Command) => {
    choose(editor, place, node)
    command(editor.state, editor.view.dispatch)
    editor.view.focus()
  }
  return (
    <Menu.Dropdown className={styles.menu}>
      {moves.map(({ label, keys, Icon, command }) => (
        <Menu.Item
          key={label}
          leftSection={<Icon size="1.125rem" aria-hidden />}
          rightSection={<span className={styles.keys}>{shownKeys(keys)}</span>}
          disabled={!isPossible(command)}
          data-autofocus={label === first?.label || undefined}
          onClick={() => run(command)}
        >
          {t(label)}
        </Menu.Item>
      ))}
      <Menu.Item
        color="red"
        leftSection={<IconTrash size="1.125rem" aria-hidden />}
        rightSection={<span className={styles.keys}>{shownKeys('Ctrl+Shift+Backspace')}</span>}
        onClick={() => run(removeBlocks)}
      >
        {t('order.remove')}
      </Menu.Item>
      {isOfWords(node) && <Menu.Label>{t('order.turnInto')}</Menu.Label>}
      {isOfWords(node) &&
        insertions
          .filter(({ isText }) => isText)
          .map((insertion) => (
            <Menu.Item
              key={insertion.name}
              leftSection={<insertion.Icon size="1.125rem" aria-hidden />}
              onClick={() => turnInto(editor, place, insertion)}
            >
              {t(insertion.label)}
            </Menu.Item>
          ))}
    </Menu.Dropdown>
  )
}

/** The state as if the block were selected. */
function probe({ state }: Editor, { from }: Place) {
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, from)))
}

/** Moves the selection into the block, unless it is there. */
function choose({ state, view }: Editor, { from, to }: Place, node: Node): void {
  const selected = selectedBlocks(state)
  if (selected.from === from && selected.to === to) return
  const selection =
    node.isAtom || node.isLeaf
      ? NodeSelection.create(state.doc, from)
      : TextSelection.between(state.doc.resolve(from + 1), state.doc.resolve(from + 1))
  view.dispatch(state.tr.setSelection(selection))
}

function isOfWords(node: Node): boolean {
  return node.isTextblock || ['bulletList', 'orderedList', 'blockquote', 'callout'].includes(node.type.name)
}

function turnInto(editor: Editor, { from, to }: Place, insertion: Insertion): void {
  editor
    .chain()
    .focus()
    .setTextSelection({ from: from + 1, to: to - 1 })
    .clearNodes()
    .run()
  if (insertion.name !== 'paragraph') insertion.run(editor, () => undefined)
}
