import { inlineOf, walkBlocks } from '#content/blocks/walk.ts'
import type { Finding, FindingCode } from '../../contract.ts'
import { findingAt } from './parts.ts'
import type { Check, LinkState } from './subject.ts'

const codes: Record<Exclude<LinkState, 'found'>, FindingCode> = {
  not_found: 'link.not_found',
  not_published: 'link.not_published',
  in_bin: 'link.in_bin',
  not_public: 'link.not_public',
  no_anchor: 'link.no_anchor',
  old_address: 'link.old_address',
}

/** Links to this site that lead readers nowhere, or by a detour. */
export const checkLinks: Check = ({ text, links }) =>
  linkRunsOf(text).flatMap(({ href, ...run }): Finding[] => {
    const state = links.get(href)
    if (state === undefined || state === 'found') return []
    const part = { field: 'body', block: run.block, words: run.words, hasOffsets: true }
    const severity = state === 'old_address' ? 'note' : 'warning'
    return [findingAt(part, run, { code: codes[state], severity, values: { address: href } })]
  })

interface LinkRun {
  href: string
  block: number
  words: string
  start: number
  end: number
}

/** Every link of the body with its place. Neighbouring runs of one link are one. */
function linkRunsOf(text: Parameters<Check>[0]['text']): LinkRun[] {
  return [...walkBlocks(text.body.content)].flatMap((block, index) => {
    const nodes = inlineOf(block)
    const words = nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('')
    const runs: LinkRun[] = []
    let start = 0
    for (const node of nodes) {
      const end = start + (node.type === 'text' ? node.text.length : 1)
      const mark = node.type === 'text' ? node.marks?.find((one) => one.type === 'link') : undefined
      const last = runs.at(-1)
      if (mark && last?.end === start && last.href === mark.attrs.href) last.end = end
      else if (mark) runs.push({ href: mark.attrs.href, block: index, words, start, end })
      start = end
    }
    return runs
  })
}
