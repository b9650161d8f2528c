const column = String.raw`\bvisible(?:From|Until)`

const asked = new RegExp(
  [
    // `where('p.visibleFrom', '<', now)`, with whatever sign; `as` names it and asks nothing.
    String.raw`${column}['"\x60]\s*\)?\s*,\s*(?:['"\x60]\s*(?:[<>=!]|(?:is|in|not|like|ilike|between)\b)|sql\x60)`,
    String.raw`\b(?:ref|between|betweenSymmetric)\s*(?:<[^(]*>)?\(\s*['"\x60][\w.]*${column}['"\x60]`,
    // Of SQL that is written out.
    String.raw`${column}"\s*(?:[<>=!]|(?:is|in|not|between)\b)`,
  ].join('|'),
)

/** Whether code, without its comments, asks in a query when something is shown. */
export function asksWhenShown(code: string): boolean {
  return asked.test(code)
}
