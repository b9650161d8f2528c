import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '#platform/server/project-folder.ts'
import type { ApiDocument, Operation } from './test-contract.ts'

/** Operations of docs/lists.md, in both tables. */
export function readListTables(): { walked: string[]; whole: string[] } {
  const text = readFileSync(path.join(projectFolder, 'docs/lists.md'), 'utf8')
  const [before = '', after = ''] = text.split('**Whole**')
  const rowsOf = (part: string) => [...part.matchAll(/^\| `GET (.+?)` \|/gm)].map(([, name = '']) => name)
  return { walked: rowsOf(before), whole: rowsOf(after) }
}

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
  oneOf?: Schema[]
}

/** The members of an answer, of what it is put together from, and of each form that it may have. */
function membersOf(document: ApiDocument, schema: Schema | undefined): Record<string, Schema> {
  const named = schema?.$ref && document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (named) return membersOf(document, named)
  const parts = [...(schema?.allOf ?? []), ...(schema?.oneOf ?? [])].map((part) => membersOf(document, part))
  return Object.assign({}, ...parts, schema?.properties)
}

/** Reads whose answer has a list at its top, by what a walk needs. */
export function listsOf(document: ApiDocument): { path: string; isWalked: boolean }[] {
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema
    const members = membersOf(document, schema)
    const isList = ({ $ref, type }: Schema) =>
      $ref ? typeOf(document, $ref) === 'array' : [type].flat().includes('array')
    if (!get || !Object.values(members).some(isList)) return []
    const isWalked = hasParameter(get, 'cursor') && 'next' in members && 'total' in members
    return [{ path, isWalked }]
  })
}

function typeOf(document: ApiDocument, reference: string): string | undefined {
  const schema: Schema | undefined = document.components.schemas[reference.split('/').at(-1) ?? '']
  return [schema?.type].flat()[0]
}

function hasParameter({ parameters = [] }: Operation, name: string): boolean {
  return parameters.some((one) => one.name === name)
}
