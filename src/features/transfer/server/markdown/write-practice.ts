import type { LeafDirective } from 'mdast-util-directive'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import type { SlugOf } from './write-markdown.ts'

type Practice = Extract<Block, { type: 'selfCheck' | 'calculator' | 'scamCheck' | 'chart' }>

/** A block that is one line, as `readChartLine` and `readQuestionLine` read it; what it names stands there by its address, or its id where it has none. */
export function practiceLine(block: Practice, slugOf: SlugOf): LeafDirective {
  const named = (id: string) => slugOf(id) ?? id
  switch (block.type) {
    case 'selfCheck':
      return line('question', { id: named(block.attrs.questionId) })
    case 'calculator':
      return line('calculator', { id: block.attrs.calculator, values: block.attrs.values })
    case 'scamCheck':
      return line('scam-check', {})
    case 'chart': {
      const { dataSet, compared, notes, ...others } = block.attrs
      const numbered = notes.map((note, index) => [`note${index + 1}`, noteWords(note)] as const)
      const sets = { id: named(dataSet), compared: compared && named(compared) }
      return line('chart', { ...sets, ...others, ...Object.fromEntries(numbered) })
    }
  }
}

/** What is empty is left out. */
function line(name: string, given: Record<string, string | null>): LeafDirective {
  const attributes = Object.entries(given).flatMap(([key, value]) => (value ? [[key, value] as const] : []))
  return { type: 'leafDirective', name, attributes: Object.fromEntries(attributes), children: [] }
}

function noteWords(note: ChartNote): string {
  const parts = (() => {
    switch (note.kind) {
      case 'level':
        return [note.price]
      case 'zone':
        return [note.price, note.until]
      case 'arrow':
        return [note.at, note.direction]
      case 'label':
        return [note.at, note.price]
    }
  })()
  return [note.kind, ...parts, ...(note.text ? [note.text] : [])].join(' ')
}
