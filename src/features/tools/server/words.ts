import type { Language } from '#platform/languages.ts'
import picturesAm from '../pictures/locales/am.json' with { type: 'json' }
import picturesEn from '../pictures/locales/en.json' with { type: 'json' }
import am from '../words/locales/am.json' with { type: 'json' }
import en from '../words/locales/en.json' with { type: 'json' }
import { wordsOf, type Words } from '../words/words.ts'

/** Browsers are sent no words of pictures. */
const words: Record<Language, Words> = {
  en: wordsOf({ ...en, ...picturesEn }, 'en'),
  am: wordsOf({ ...am, ...picturesAm }, 'am'),
}

export function wordsIn(language: Language): Words {
  return words[language]
}
