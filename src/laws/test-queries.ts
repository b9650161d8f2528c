const builder = 'selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery'

/** A query of the builder, begun or only carried out, or SQL that is written out: as a template, or piece by piece. */
const query = new RegExp(
  String.raw`\.(${builder})\s*\(|\bsql(<[^\x60]*>)?\x60|\bsql\s*\.\s*(raw|ref|table|id|lit|join|val)\s*[(<]|\bCompiledQuery\s*\.\s*raw\b|\.execute(TakeFirst(OrThrow)?)?\(\s*\)`,
)

/** Whether code, without its comments, makes a query. */
export function writesQuery(code: string): boolean {
  return query.test(code)
}

/** The environment, however the code that names it came by it. */
const environment = [
  /\bprocess\s*(\?\.|\.)\s*env\b/,
  /\bprocess\s*(\?\.)?\[\s*['"`]env\b/,
  /\benv\b[^=;]*\}\s*=\s*process\b/,
  /\bimport\b[^'"]*(\benv\b|\*)[^'"]*\bfrom\s*['"](node:)?process['"]/,
]

/** Whether code, without its comments, reads what only the configuration may. */
export function readsEnvironment(code: string): boolean {
  return environment.some((one) => one.test(code))
}
