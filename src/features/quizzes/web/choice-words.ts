/** The beginning of what HTML says, as plain text. */
export function shortWords(html: string): string {
  const words = (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim()
  return words.length > 60 ? `${words.slice(0, 60)} …` : words
}
