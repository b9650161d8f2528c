import { fold } from './folding.ts'
import { skeletonOf, soundsOf } from './sounds.ts'

/** Words that carry no meaning of their own in a question; folded. */
const stopWords = new Set(
  fold(
    'a an the of to in on at for from by with and or is are was be been do does did can could should would will i me my we our you your it its this that ' +
      'what which who how when where why there about into than then if not no so as much many s t m ' +
      'am has have had they them their he she us any some all just also too very let tell please explain explained mean means meaning want need get give ' +
      'between difference differ ' +
      'ነው ናቸው ነን ነበር ምን ምንድን ምንድነው ማን እንዴት የት ከየት ለምን መቼ ና እና ወይም ወይስ ግን ይህ ይህን ያ ስለ ወደ እስከ ጋር ውስጥ ላይ ነኝ የትኛው አለ ' +
      'የሆነ ሆነ ይሆናል እንደሆነ ያለው አለው አላቸው አለብኝ አለኝ ላድርግ ማድረግ አደርጋለሁ ይደረጋል እፈልጋለሁ እችላለሁ ይቻላል ይችላል ይጠቅማል ያህል ምንያህል እኔ የእኔ የኔ እኛ ' +
      'ነህ ነሽ ናት ናችሁ ናቸውን ምንድናቸው ምንድነች ማለት ምንማለት ማነው የቱ የትኞቹ ስንት ለማን በምን ከምን ስለምን እንደምን ያላቸው ያለኝ አለን ነገር የሚባለው የሚባል የሚለው ተብሎ እባክዎ እባክዎን ' +
      'ላደርግ እናድርግ አደርግ እሆናለሁ ልሁን መሆን ይኖራል ይገባል ይገባኛል አለብን አለባቸው ያስፈልጋል ያስፈልገኛል ያስፈልጋሉ እንፈልጋለን መፈለግ ልወቅ ላውቅ አውቃለሁ ይታወቃል ማወቅ አገኛለሁ ላገኝ ላግኝ ይገኛል ማግኘት ' +
      'ye yet endet indet mindin mindnew lemin meche ena weym gar wist nachew yalew yemibal malet sint lemn mn min man yet keyet yetignaw endemin adergalehu ladrg efelgalehu alebgn alebign ale new nat neber yihonal',
  ).split(' '),
)

/** The words that count; all of them when none does. */
export function withoutStopWords<T extends { folded: string }>(words: readonly T[]): T[] {
  const meant = words.filter((word) => !isStopWord(word.folded))
  return meant.length > 0 ? meant : [...words]
}

/** Also Amharic ones in Latin letters, when they are long enough to be told by their consonants. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded) || (/^[a-z]+$/.test(folded) && soundsOf(folded).some(isHeardAsStopWord))
}

function isHeardAsStopWord(sound: string): boolean {
  const skeleton = skeletonOf(sound)
  return skeleton.length >= shortestHeard && readStopSkeletons().has(skeleton)
}

const shortestHeard = 4
let stopSkeletons: ReadonlySet<string> | undefined

/** Made when somebody searches, and not at the start. */
function readStopSkeletons(): ReadonlySet<string> {
  stopSkeletons ??= new Set(
    [...stopWords].filter((word) => !/^[a-z]/.test(word)).flatMap((word) => soundsOf(word).map(skeletonOf)),
  )
  return stopSkeletons
}
