import { walkBlocks } from '#content/blocks/walk.ts'
import { findingIn } from './parts.ts'
import type { Check } from './subject.ts'

/** Charts that say nothing to who does not see them, and those whose data set readers do not find. */
export const checkCharts: Check = ({ text, shownDataSets }) =>
  [...walkBlocks(text.body.content)].flatMap((block, index) => {
    if (block.type !== 'chart') return []
    const { dataSet, description, title } = block.attrs
    return [
      ...(description.trim() ? [] : [findingIn(index, { code: 'chart.not_described', quote: title })]),
      ...(shownDataSets.has(dataSet)
        ? []
        : [findingIn(index, { code: 'chart.not_published', quote: title })]),
    ]
  })
