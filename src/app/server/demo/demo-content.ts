import type { EditionText, Item } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import texts from './demo-texts.json' with { type: 'json' }
import type { Visitor } from './visitor.ts'

type Post = keyof typeof texts.posts

/** A post that nobody has written a word of yet, apart from its title. */
export async function startPost(editor: Visitor, name: Post, language: Language): Promise<Item> {
  const { title } = textOf(name, language)
  return editor.send<Item>('POST', '/api/admin/items', { kind: 'blog', title, language })
}

/**
 * Writes a text of the demonstration.
 * @param more `ending`: a sentence that the text says at its end, besides · `translatedFrom`: the revision of the other language
 */
export async function writeText(
  editor: Visitor,
  { id, name, language }: { id: string; name: Post; language: Language },
  more: { ending?: string; translatedFrom?: number } = {},
): Promise<number> {
  const { ending, translatedFrom } = more
  const address = `/api/admin/items/${id}`
  const known = (await editor.get<Item>(address)).editions.find((one) => one.language === language)
  const text = textOf(name, language, ending)
  const body = { basedOn: known?.revision ?? 0, translatedFrom, keep: true, text }
  const saved = await editor.send<Item>('PUT', `${address}/editions/${language}`, body)
  return saved.editions.find((one) => one.language === language)?.revision ?? 0
}

/** Shows a text to readers, now or at an instant. */
export async function publishText(
  editor: Visitor,
  {
    id,
    language,
    revision,
    publishAt,
  }: { id: string; language: Language; revision: number; publishAt?: number },
): Promise<void> {
  const body = { revision, publishAt }
  await editor.send('PUT', `/api/admin/items/${id}/editions/${language}/publication`, body)
}

/** A post that is published in one language alone. */
export async function publishPost(editor: Visitor, name: Post, language: Language): Promise<string> {
  const { id } = await startPost(editor, name, language)
  const revision = await writeText(editor, { id, name, language })
  await publishText(editor, { id, language, revision })
  return id
}

function textOf(name: Post, language: Language, ending?: string): EditionText {
  const words: Partial<Record<Language, { title: string; excerpt: string; body: string[] }>> =
    texts.posts[name]
  const given = words[language]
  if (!given) throw new Error(`${name} has no ${language}`)
  const { title, excerpt, body } = given
  const paragraphs = ending === undefined ? body : [...body, ending]
  return {
    title,
    excerpt,
    seoTitle: '',
    seoDescription: '',
    extras: {},
    body: {
      type: 'doc',
      content: paragraphs.map((words) => ({
        type: 'paragraph' as const,
        content: [{ type: 'text' as const, text: words }],
      })),
    },
  }
}
