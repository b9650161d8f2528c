import { languages, type Language } from '#platform/languages.ts'
import { isSameText, type CarriedQuestion, type ReadQuestion } from './carried-question.ts'
import { fitTexts } from './fit-texts.ts'
import type { StoredQuestion } from './stored-questions.ts'
import type { There } from './there.ts'

/** A question as it shall be stored. */
export interface FittedQuestion {
  slug: string
  form: StoredQuestion['form']
  use: StoredQuestion['use']
  level: StoredQuestion['level']
  tags: string[]
  aboutIds: string[]
  /** Those that the file brings. */
  texts: CarriedQuestion['texts']
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
  const tags = read.tags && found('tags', read.tags, (slug) => there.tags.get(slug))
  const aboutIds = read.about && found('about', read.about, (name) => there.about.get(name))
  const texts = fitTexts(read.texts, known?.texts)
  return {
    slug: read.slug,
    form: read.form ?? known?.form ?? likelyForm(texts),
    use: read.use ?? known?.use ?? 'practice',
    level: read.level !== undefined ? read.level : (known?.level ?? null),
    tags: [...new Set(tags ?? known?.tags)].slice(0, mostTags),
    aboutIds: [...new Set(aboutIds ?? known?.aboutIds)].slice(0, mostAbout),
    texts,
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

function likelyForm(texts: FittedQuestion['texts']): FittedQuestion['form'] {
  const { choices = [], number = null } = (texts.en ?? texts.am)?.parts ?? {}
  if (choices.length === 0 && number) return 'number'
  if (choices.some(({ counterpart }) => counterpart)) return 'match'
  if (choices.some(({ area }) => area)) return 'point'
  return choices.filter(({ isRight }) => isRight).length > 1 ? 'multiple' : 'single'
}
