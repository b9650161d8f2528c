import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, type ChildNode, type Container } from 'postcss'
import type { Plugin } from 'vite'
import type { StylePart } from './src/app/server/pages/document/used-styles.ts'

/**
 * Takes every style sheet apart, once, at build time, so that the server can put into each page the rules that its markup uses.
 * They lie beside the manifest, by the names of their files.
 */
export function takeStylesApart(): Plugin {
  return {
    name: 'take-styles-apart',
    apply: 'build',
    async closeBundle() {
      const folder = path.resolve('dist/client')
      const sheets: Record<string, StylePart[]> = {}
      for (const file of await readdir(path.join(folder, 'assets')))
        if (file.endsWith('.css'))
          sheets[`assets/${file}`] = partsOf(parse(await readFile(path.join(folder, 'assets', file))))
      await writeFile(path.join(folder, '.vite/styles.json'), JSON.stringify(sheets))
    },
  }
}

function partsOf(container: Container): StylePart[] {
  return (container.nodes ?? []).map(partOf)
}

/** A rule with what its selectors need; what stands in a condition or a layer, taken apart as well. */
function partOf(node: ChildNode): StylePart {
  if (node.type === 'rule') return { css: node.toString(), needs: needsOf(node.selectors) }
  if (node.type === 'atrule' && node.nodes && /^(media|layer|supports|container)$/.test(node.name))
    return { open: `@${node.name} ${node.params}`, parts: partsOf(node) }
  return { css: `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`, needs: [] }
}

/** The classes and elements that each selector names; nothing when one of them may apply to every page. */
function needsOf(selectors: readonly string[]): string[][] {
  const needs = selectors.map((selector) => {
    const plain = withoutArguments(selector).replaceAll(/\[[^\]]*\]/g, '')
    const classes = [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([named]) => named)
    const elements = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
    return [...classes, ...elements.filter((name) => name !== 'html' && name !== 'body')]
  })
  return needs.some((one) => one.length === 0) ? [] : needs
}

/** What stands in the brackets of `:is()`, `:not()` and their like is a choice or a refusal, and no need. */
function withoutArguments(selector: string): string {
  const inner = /\([^()]*\)/g
  let plain = selector
  while (inner.test(plain)) plain = plain.replaceAll(inner, '')
  return plain
}
