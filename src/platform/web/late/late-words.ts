import type { WordsOfFolder } from '#platform/page/words-of-folders.ts'

type FetchWords = (folders?: readonly WordsOfFolder[]) => Promise<unknown>

let fetchWords: FetchWords = async () => {}

/** Names who brings the words of what comes into a page late, in the language of the page: those of the folders, or all. */
export function bringLateWordsBy(fetch: FetchWords): void {
  fetchWords = fetch
}

/** @throws when they do not arrive */
export async function fetchLateWords(folders?: readonly WordsOfFolder[]): Promise<void> {
  await fetchWords(folders)
}
