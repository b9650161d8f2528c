let fetchWords: () => Promise<unknown> = async () => {}

/** Names who brings the words of what comes into a page late, in the language of the page. */
export function bringLateWordsBy(fetch: () => Promise<unknown>): void {
  fetchWords = fetch
}

/** @throws when they do not arrive */
export async function fetchLateWords(): Promise<void> {
  await fetchWords()
}
