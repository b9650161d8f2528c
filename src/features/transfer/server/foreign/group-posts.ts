import type { Language } from '#platform/languages.ts'
import { plainText } from '#content/blocks/document.ts'
import type { ForeignSettings } from '../../foreign/contract.ts'
import { languageOfText } from './language.ts'
import type { ForeignPost } from './post.ts'

export interface PostEdition {
  post: ForeignPost
  language: Language
}

/** The one or two editions that become one item; the first is the original. */
type PostGroup = [PostEdition, PostEdition?]

/** Gives each post its language, and joins two posts that say that they are one thing in two languages. */
export function groupPosts(posts: readonly ForeignPost[], settings: ForeignSettings): PostGroup[] {
  const editions = posts.map((post) => ({ post, language: languageOf(post, settings) }))
  const groups = new Map<PostEdition, PostGroup>(editions.map((edition) => [edition, [edition]]))
  for (const translation of editions) {
    const original = originalOf(translation, editions)
    const group = original && groups.get(original)
    if (!original || !group || original === translation || groups.get(translation)?.length !== 1) continue
    if (group.length > 1 || original.language === translation.language) {
      translation.post.notes.add('translation.same_language', original.post.title)
      continue
    }
    groups.delete(translation)
    group.push(translation)
    translation.post.notes.add('translation.joined', original.post.title)
  }
  return [...groups.values()]
}

function languageOf(post: ForeignPost, settings: ForeignSettings): Language {
  if (post.language) return post.language
  if (settings.language !== 'auto') return settings.language
  return languageOfText(`${post.title}\n${plainText(post.body)}`)
}

/** The post that a translation names, or the English one of a pair. */
function originalOf(
  { post, language }: PostEdition,
  editions: readonly PostEdition[],
): PostEdition | undefined {
  if (post.translationOf) {
    const wanted = post.translationOf.replace(/^\.?\//, '')
    const original = editions.find((one) => one.post !== post && one.post.names.includes(wanted))
    if (!original) post.notes.add('translation.unknown', post.translationOf)
    return original
  }
  if (!post.pair || language === 'en') return undefined
  return editions.find((one) => one.post.pair === post.pair && one.language === 'en')
}
