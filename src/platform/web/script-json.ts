/**
 * JSON that is safe inside a script element: nothing in it can end the element, or begin a comment or another script. Every other `<`
 * stays, so that HTML in it compresses as what it repeats. Source: the script data states of the HTML standard, 13.2.5.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/<(?=!--|\/?script)/gi, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
