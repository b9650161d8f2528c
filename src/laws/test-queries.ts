const builder = 'selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery'

/** A query of the builder, begun or only carried out, or SQL that is written out: as a template, or piece by piece. */
const query = new RegExp(
  String.raw`\.(${builder})\s*\(|\bsql(<[^\x60]*>)?\x60|\bsql\s*\.\s*(raw|ref|table|id|lit|join|val)\s*[(<]|\bCompiledQuery\s*\.\s*raw\b|\.execute(TakeFirst(OrThrow)?)?\(\s*\)`,
)

/** Whether code, without its comments, makes a query. */
export function writesQuery(code: string): boolean {
  return query.test(code)
}

/** A request, an answer or their headers, by type, by a member, or by the name of a header that only answers and requests of the site have. */
const http = [
  /(?<![\w.'"`-])(Request|Response|Headers)\b(?!\w*['"`:])/,
  /\bheaders\s*\.\s*(get|set|append|has|delete)\(|\bc\s*\.\s*(header|req|json|status|body)\b/,
  /['"`](set-cookie|cookie|cache-control|etag|if-none-match|content-disposition|x-robots-tag|vary|clear-site-data)['"`]/i,
]

/** Whether code, without its comments, knows a value of HTTP. */
export function knowsHttp(code: string): boolean {
  return http.some((one) => one.test(code))
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
