import { randomInt } from 'node:crypto'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import type {
  CarriedQuestion,
  ChoiceParts,
  NumberParts,
  QuestionParts,
  ReadChoice,
  ReadParts,
  ReadQuestion,
} from './carried-question.ts'
import { isUnnamed } from './unnamed.ts'

type Texts = CarriedQuestion['texts']

/**
 * The texts of a file as wholes: what it has no column for is as it is here. Choices that it does not name have the names of
 * those that stand at their place here, or new ones; the same in both languages.
 */
export function fitTexts(read: ReadQuestion['texts'], known: Texts = {}): Texts {
  const given = new Map<string, string>()
  const fitted: Texts = {}
  for (const language of languages) {
    const text = read[language]
    if (!text) continue
    const own = known[language]
    const { asked, explanation, number } = text.parts
    const parts: QuestionParts = {
      asked: asked ?? own?.parts.asked ?? [],
      choices: fitChoices(text.parts, { known, language, given }),
      number: fitNumber(number, { known, language }),
      explanation: explanation ?? own?.parts.explanation ?? [],
    }
    fitted[language] = { title: text.title ?? own?.title ?? '', parts }
  }
  return fitted
}

interface Fitting {
  known: Texts
  language: Language
  /** Names of choices by what stands for them. */
  given: Map<string, string>
}

function fitChoices({ choices: read }: ReadParts, { known, language, given }: Fitting): ChoiceParts[] {
  const own = known[language]?.parts.choices ?? []
  const other = known[otherLanguage(language)]?.parts.choices ?? []
  if (!read) return own
  const there = known[language] ? own : other
  const atPlace = there.length === read.length ? there : []
  const nameOf = (id: string, likely: string | undefined) => {
    if (!isUnnamed(id)) return id
    const name = given.get(id) ?? likely ?? newChoiceId()
    given.set(id, name)
    return name
  }
  const fitted = read.flatMap((choice, index): ChoiceParts[] => {
    const id = nameOf(choice.id, atPlace[index]?.id)
    const named = (one: ChoiceParts) => one.id === id
    const ofOwn = own.find(named) ?? (isUnnamed(choice.id) && own === there ? atPlace[index] : undefined)
    const shared = ofOwn ?? other.find(named)
    const likelyPair = shared ? shared.counterpart?.id : atPlace[index]?.counterpart?.id
    const whole: ChoiceParts = {
      id,
      isRight: choice.isRight ?? shared?.isRight ?? false,
      area: choice.area === undefined ? (shared?.area ?? null) : choice.area,
      words: choice.words ?? ofOwn?.words ?? [],
      counterpart: fitCounterpart(choice, ofOwn, (pair) => nameOf(pair, likelyPair)),
      explanation: choice.explanation ?? ofOwn?.explanation ?? [],
    }
    const isWritten = whole.words.length + whole.explanation.length > 0 || whole.counterpart !== null
    return isWritten ? [whole] : []
  })
  return fitted.length === 0 && read.length > 0 ? own : fitted
}

function fitCounterpart(
  { counterpart }: ReadChoice,
  own: ChoiceParts | undefined,
  nameOf: (id: string) => string,
): ChoiceParts['counterpart'] {
  if (!counterpart) return null
  const { id, words } = counterpart
  if (words) return { id: nameOf(id), words }
  return own?.counterpart ? { ...own.counterpart, ...(isUnnamed(id) ? {} : { id }) } : null
}

function fitNumber(
  read: ReadParts['number'],
  { known, language }: Pick<Fitting, 'known' | 'language'>,
): NumberParts | null {
  if (!read) return null
  const own = known[language]
  const shared = own ? own.parts.number : known[otherLanguage(language)]?.parts.number
  const value = read.value ?? shared?.value ?? ''
  const tolerance = read.tolerance ?? shared?.tolerance ?? ''
  const unit = read.unit ?? own?.parts.number?.unit ?? ''
  return value || tolerance || unit ? { value, tolerance, unit } : null
}

/** Six letters and digits, which say nothing of the choice. */
function newChoiceId(): string {
  return randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')
}
