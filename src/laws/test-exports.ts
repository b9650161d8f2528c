import path from 'node:path'

export interface Module {
  /** From the root of the repository on: `src/app/server/api.ts`. */
  file: string
  text: string
  /** A test, or what is there for tests. */
  isTest: boolean
}

interface Export {
  file: string
  name: string
  line: number
}

/**
 * Exports of code that no other file imports. A test counts for what its own file uses too: a part that is tested alone.
 * A file that is fetched late or as a whole gives all that it exports.
 */
export function exportsWithoutImport(modules: readonly Module[]): Export[] {
  const code = new Set<string>()
  const tests = new Set<string>()
  const made: Export[] = []
  const texts = new Map(modules.map(({ file, text }) => [file, text]))
  for (const module of modules) {
    const { taken, given } = namesOf(module)
    for (const one of taken) (module.isTest ? tests : code).add(one)
    if (!module.isTest) made.push(...given)
  }
  const isTaken = ({ file, name }: Export, by: Set<string>) =>
    by.has(`${file} ${name}`) || by.has(`${file} *`)
  return made.filter((one) => {
    const isUsedInside = timesIn(texts.get(one.file) ?? '', one.name) > 1
    return !isTaken(one, code) && !(isUsedInside && isTaken(one, tests))
  })
}

/** What a file takes of others, as `file name`, and what it gives: one line begins with each, since all files are formatted alike. */
function namesOf({ file, text }: Module): { taken: string[]; given: Export[] } {
  const from = /^(?:import|export) (?:type )?(\w+|(?:\w+, )?\{[^}]*\}|\* as \w+|\*) from '([^']+)'/gm
  const taken = [...text.matchAll(from)].flatMap(([, names = '', target = '']) =>
    namesTaken(names).map((name) => takenFrom(file, target, name)),
  )
  for (const [, target = '', body = ''] of text.matchAll(/^declare module '([^']+)' \{\n([\s\S]*?)\n\}/gm))
    for (const [, name = ''] of body.matchAll(/\binterface (\w+)/g)) taken.push(takenFrom(file, target, name))
  // Fetched late, or named by a type.
  for (const [, target = ''] of text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g))
    taken.push(takenFrom(file, target, '*'))
  const exported =
    /^export (?:default |declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|interface|type|enum) (\w+|\{[^}]*\})|^export (\{[^}]*\})(?! from)/gm
  const given = [...text.matchAll(exported)].flatMap(({ 1: declared, 2: listed, index }) => {
    const line = text.slice(0, index).split('\n').length
    const names = listed
      ? wordsListed(listed, 1)
      : declared?.startsWith('{')
        ? wordsListed(declared, 1)
        : [declared]
    return names.flatMap((name) => (name ? [{ file, name, line }] : []))
  })
  return { taken, given }
}

function namesTaken(clause: string): string[] {
  if (clause.includes('*')) return ['*']
  const [whole = '', listed] = /\{[^}]*\}/.exec(clause) ? ['', clause] : [clause, undefined]
  return listed === undefined ? [whole && 'default'] : wordsListed(listed.replace(/^\w+, /, ''), 0)
}

/** `{ a, type b as c }` is a and b by what they were called, a and c by what they are called now. */
function wordsListed(list: string, at: 0 | 1): string[] {
  return list
    .replace(/[{}]/g, '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .split(/ as |: /),
    )
    .map((pair) => pair[at] ?? pair[0] ?? '')
    .filter(Boolean)
}

function takenFrom(file: string, target: string, name: string): string {
  const plain = target.split('?', 1)[0] ?? ''
  if (plain.startsWith('#')) return `src/${plain.slice(1)} ${name}`
  return plain.startsWith('.') ? `${path.posix.join(path.posix.dirname(file), plain)} ${name}` : ''
}

function timesIn(text: string, word: string): number {
  return [...text.matchAll(new RegExp(String.raw`\b${word}\b`, 'g'))].length
}
