import { randomInt } from 'node:crypto'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { isSameText, type ChoiceParts, type QuestionParts, type ReadQuestion } from './carried-question.ts'
import type { StoredQuestion } from './stored-questions.ts'
import type { There } from './there.ts'
import { isUnnamed } from './unnamed.ts'

/** A question as it shall be stored. */
export interface FittedQuestion {
  slug: string
  form: StoredQuestion['form']
  use: StoredQuestion['use']
  level: StoredQuestion['level']
  tags: string[]
  aboutIds: string[]
  /** Those that the file brings. */
  texts: ReadQuestion['texts']
}

/** What a file says, completed by what is here already; what names nothing here is said and left off. */
export function fitQuestion(
  read: ReadQuestion,
  { there, known }: { there: There; known: StoredQuestion | undefined },
): FittedQuestion {
  const { place, faults } = read
  const found = <T>(
    column: 'tags' | 'about',
    names: readonly string[],
    find: (name: string) => T | undefined,
  ) =>
    names.flatMap((name) => {
      const one = find(name)
      if (one === undefined) faults.warn(`${column}.unknown`, { ...place, column }, name)
      return one === undefined ? [] : [one]
    })
  const tags = read.tags && found('tags', read.tags, (slug) => (there.tags.has(slug) ? slug : undefined))
  const aboutIds = read.about && found('about', read.about, (name) => there.about.get(name))
  return {
    slug: read.slug,
    form: read.form ?? known?.form ?? likelyForm(read.texts),
    use: read.use ?? known?.use ?? 'practice',
    level: read.level !== undefined ? read.level : (known?.level ?? null),
    tags: [...new Set(tags ?? known?.tags)].slice(0, mostTags),
    aboutIds: [...new Set(aboutIds ?? known?.aboutIds)].slice(0, mostAbout),
    texts: withIds(read.texts, known),
  }
}

const mostTags = 20
const mostAbout = 20

/** Whether a question says here already what the file says. */
export function isSameQuestion(question: FittedQuestion, known: StoredQuestion): boolean {
  return isSameItem(question, known) && languages.every((language) => isSameIn(language, question, known))
}

/** The same of what both languages share. */
export function isSameItem(question: FittedQuestion, known: StoredQuestion): boolean {
  const sharedOf = ({ form, use, level, tags, aboutIds }: FittedQuestion | StoredQuestion) =>
    JSON.stringify([form, use, level, tags.toSorted(), aboutIds])
  return sharedOf(question) === sharedOf(known)
}

/** The same of one text; what the file does not bring is left as it is. */
export function isSameIn(language: Language, { texts }: FittedQuestion, known: StoredQuestion): boolean {
  const [read, stored] = [texts[language], known.texts[language]]
  return !read || (stored !== undefined && isSameText(read, stored))
}

function likelyForm(texts: ReadQuestion['texts']): FittedQuestion['form'] {
  const { choices = [], number = null } = (texts.en ?? texts.am)?.parts ?? {}
  if (choices.length === 0 && number) return 'number'
  if (choices.some(({ counterpart }) => counterpart)) return 'match'
  if (choices.some(({ area }) => area)) return 'point'
  return choices.filter(({ isRight }) => isRight).length > 1 ? 'multiple' : 'single'
}

/**
 * Choices that the file does not name have the names of those that stand at their place here, or new ones; the same in both
 * languages.
 */
function withIds(texts: ReadQuestion['texts'], known: StoredQuestion | undefined): ReadQuestion['texts'] {
  const given = new Map<string, string>()
  const fitted: ReadQuestion['texts'] = {}
  for (const language of languages) {
    const text = texts[language]
    if (!text) continue
    const there = knownChoices(known, language, text.parts)
    const nameOf = (id: string, likely: string | undefined) => {
      if (!isUnnamed(id)) return id
      const name = given.get(id) ?? likely ?? newChoiceId()
      given.set(id, name)
      return name
    }
    const choices = text.parts.choices.map((choice, index) => ({
      ...choice,
      id: nameOf(choice.id, there[index]?.id),
      counterpart: choice.counterpart && {
        ...choice.counterpart,
        id: nameOf(choice.counterpart.id, there[index]?.counterpart?.id),
      },
    }))
    fitted[language] = { ...text, parts: { ...text.parts, choices } }
  }
  return fitted
}

/** Those of the stored text, or of the other language's, while there are as many. */
function knownChoices(
  known: StoredQuestion | undefined,
  language: Language,
  { choices }: QuestionParts,
): ChoiceParts[] {
  const own = known?.texts[language] ?? known?.texts[otherLanguage(language)]
  const there = own?.parts.choices ?? []
  return there.length === choices.length ? there : []
}

/** Six letters and digits, which say nothing of the choice. */
function newChoiceId(): string {
  return randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')
}
