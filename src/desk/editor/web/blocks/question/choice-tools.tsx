import type { NodeViewProps } from '@tiptap/react'
import {
  IconArrowDown,
  IconArrowUp,
  IconArrowsExchange,
  IconFocus2,
  IconMessagePlus,
  IconTrash,
} from '@tabler/icons-react'
import { useText } from '../../../../web/text.ts'
import { textAttribute } from '../../attributes.ts'
import { useAsking } from './asking.ts'
import { PartTool } from './part.tsx'
import styles from './question.module.css'
import { addCounterpart, addExplanation, moveChoice, removeChoice } from './write-choices.ts'

interface Props extends Pick<NodeViewProps, 'editor' | 'node' | 'getPos'> {
  place: { index: number; count: number }
  /** Asks where on the picture the choice is. */
  onPlace: () => void
}

/** What can be done with a choice. */
export function ChoiceTools({ editor, node, getPos, place, onPlace }: Props) {
  const t = useText()
  const asking = useAsking()
  const number = place.index + 1
  const at = (work: (position: number) => void) => () => {
    const position = getPos()
    if (position !== undefined) work(position)
  }
  const move = (by: -1 | 1) =>
    at((position) => {
      const moved = moveChoice(editor.state, position, by)
      if (!moved) return
      editor.view.dispatch(moved)
      keepFocus(editor.view.dom, textAttribute(node.attrs, 'id'), by === -1 ? 'up' : 'down')
    })
  return (
    <div className={styles.tools}>
      {asking?.isPlaced && (
        <PartTool name="place" label={t('question.place', { number })} Icon={IconFocus2} onPress={onPlace} />
      )}
      {asking?.isPaired && (
        <PartTool
          name="counterpart"
          label={t('question.addCounterpart', { number })}
          Icon={IconArrowsExchange}
          onPress={at((position) => addCounterpart(editor, position))}
        />
      )}
      <PartTool
        name="explanation"
        label={t('question.addExplanation', { number })}
        Icon={IconMessagePlus}
        onPress={at((position) => addExplanation(editor, position))}
      />
      <PartTool
        name="up"
        label={t('question.up', { number })}
        Icon={IconArrowUp}
        isOff={place.index <= 0}
        onPress={move(-1)}
      />
      <PartTool
        name="down"
        label={t('question.down', { number })}
        Icon={IconArrowDown}
        isOff={number >= place.count}
        onPress={move(1)}
      />
      <PartTool
        name="remove"
        label={t('question.removeChoice', { number })}
        Icon={IconTrash}
        isDanger
        onPress={at((position) => removeChoice(editor, position))}
      />
    </div>
  )
}

/** The block is drawn anew where it goes; the focus goes with it, to the same tool or, at either end, to its opposite. */
function keepFocus(text: HTMLElement, id: string, tool: 'up' | 'down'): void {
  requestAnimationFrame(() => {
    const block = text.querySelector(`[data-choice-block="${CSS.escape(id)}"]`)
    const tools = [tool, tool === 'up' ? 'down' : 'up'].map((name) =>
      block?.querySelector<HTMLButtonElement>(`[data-part-tool="${name}"]`),
    )
    tools.find((one) => one && !one.disabled)?.focus()
  })
}
