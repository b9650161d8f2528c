import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources, sourceFolder } from './test-sources.ts'

/** The words of the policy, without the marks of terms among them. */
const policy = (language: 'en' | 'am') =>
  readFileSync(path.join(sourceFolder, `../starter/page/privacy-policy/${language}.md`), 'utf8').replaceAll(
    /\[([^\]]*)\]\(\/glossary\/[^)]*\)/g,
    '$1',
  )
const [en, am] = [policy('en'), policy('am')]
const sources = readSources().filter(({ isTest }) => !isTest)

/** Every file that writes something into the browser, and what the privacy policy calls it. */
const keptInBrowsers: Record<string, [string, string] | null> = {
  'ui/reading-size.ts': ['the text size', 'የፊደል መጠኑን'],
  'ui/kept-calendar.ts': ['the calendar', 'የዘመን አቆጣጠሩን'],
  'ui/data-saver.ts': ['whether pictures wait for a tap', 'ምስሎች የሚመጡት ሲነኳቸው ብቻ'],
  'ui/scheme.ts': ['light or dark', 'ብሩህ ወይም ጨለማ'],
  'platform/web/i18n.ts': ['the language', 'ቋንቋውን'],
  'platform/server/http/inline/touches.ts': ['the language', 'ቋንቋውን'],
  'platform/web/outbox/device.ts': ['without a connection until it is sent', 'እስኪላክ ድረስ'],
  'app/web/layouts/announcement-bar.tsx': ['which notices you closed', 'የዘጓቸውን ማስታወቂያዎችና'],
  'features/identity/web/unconfirmed-line.tsx': ['which notices you closed', 'ማሳሰቢያዎች'],
  'app/web/offline/worker.ts': ['the public pages you opened', 'የከፈቷቸውን ለሁሉም ክፍት የሆኑ ገጾች'],
  'app/web/offline/stores.ts': ['the public pages you opened', 'የከፈቷቸውን ለሁሉም ክፍት የሆኑ ገጾች'],
  'app/web/offline/open-kept.ts': ['the public pages you opened', 'የከፈቷቸውን ለሁሉም ክፍት የሆኑ ገጾች'],
  'app/web/offline/kept-list.ts': ['the public pages you opened', 'የከፈቷቸውን ለሁሉም ክፍት የሆኑ ገጾች'],
  'platform/web/router/scroll-restoration.ts': ['how far down you were on the pages', 'በየገጹ የት እንደደረሱ'],
  'platform/web/typed/typed-store.ts': ['what you have typed there into the forms', 'በፕሮፋይልዎ ላይ የጻፉትን'],
  'features/identity/web/session/last-reader.ts': ['your name while you are signed in', 'ገብተው ሳሉ ስምዎን'],
  'features/identity/web/session/returning-email.ts': ['your e-mail address in an open tab', 'የኢሜይል አድራሻዎን'],
  'features/identity/web/mailed/page-after-mail.ts': [
    'the page you wanted when you registered',
    'ሲመዘገቡ የፈለጉትን ገጽ',
  ],
  'features/presence/web/user-presence.tsx': ['when you were last active', 'ለመጨረሻ ጊዜ የተጠቀሙበትን'],
  'app/web/outbox/note-vote.ts': ['which answers you voted on', 'ድምፅ የሰጡባቸውን'],
  'platform/web/kept-answers.ts': ['what you answered in an exercise', 'በመልመጃ የመለሱትን'],
  'features/questions/web/kept-answer.ts': ['what you answered in an exercise', 'በመልመጃ የመለሱትን'],
  'features/replays/web/player/keep-run.ts': ['what you answered in an exercise', 'በመልመጃ የመለሱትን'],
  'features/order-books/web/player/kept-run.ts': ['what you answered in an exercise', 'በመልመጃ የመለሱትን'],
  'features/quizzes/web/taking/server-clock.ts': ['an attempt at a quiz', 'የፈተና ሙከራ'],
  'features/quizzes/web/taking/kept-drafts.ts': ['an attempt at a quiz', 'የፈተና ሙከራ'],
  'app/web/quiz-attempt/kept-attempts.ts': ['an attempt at a quiz', 'የፈተና ሙከራ'],
  'app/web/pocket/keep.ts': [
    'the courses and texts that you keep on this device',
    'በመሣሪያዎ ላይ የሚያስቀምጧቸውን ኮርሶችና ጽሑፎች',
  ],
  'app/web/offline/kept-wholes.ts': [
    'the courses and texts that you keep on this device',
    'በመሣሪያዎ ላይ የሚያስቀምጧቸውን ኮርሶችና ጽሑፎች',
  ],
  'app/web/pocket/kept-courses.ts': [
    'the courses and texts that you keep on this device',
    'በመሣሪያዎ ላይ የሚያስቀምጧቸውን ኮርሶችና ጽሑፎች',
  ],
  'app/web/journal/kept-journals.ts': ['your trading journal once you have opened it here', 'የግብይት ማስታወሻዎን'],
  'app/web/journal/journal-device.ts': ['your trading journal once you have opened it here', 'የግብይት ማስታወሻዎን'],
  'features/analytics/web/consent.ts': ['your answer about statistics', 'ስለ ስታቲስቲክስ የመለሱትን'],
  'desk/drafts/web/device-store.ts': ['drafts that are not saved yet', 'ገና ያልተቀመጡ ረቂቆችን'],
  // Writes to see whether it may, and takes it away at once.
  'features/analytics/web/is-supported.ts': null,
}

test('the privacy policy names everything that the program keeps in browsers', () => {
  const writing =
    /\b(local|session)Storage(\.setItem|ColorSchemeManager|\))|\bcreateStore\(|\bcaches\.open\(|document\.cookie =/
  const found = sources.filter(({ text }) => writing.test(text)).map(({ file }) => file)
  expect(found.toSorted()).toEqual(Object.keys(keptInBrowsers).toSorted())
  for (const [english, amharic] of Object.values(keptInBrowsers).filter((one) => one !== null)) {
    expect(en).toContain(english)
    expect(am).toContain(amharic)
  }
})

test('and counts the cookies that it sets', () => {
  const own = sources.flatMap(({ text }) =>
    [...text.matchAll(/\$\{cookiePrefix\(config\)\}\.(\w+)/g)].map(([, name]) => name),
  )
  const language = sources.filter(({ text }) => /\$\{languageKey\}=\$\{language\}; Path/.test(text))
  const saver = sources.filter(({ text }) => text.includes('document.cookie = `${saverKey}=${choice}; Path'))
  expect(saver.map(({ file }) => file)).toEqual(['ui/data-saver.ts'])
  expect([...new Set(own)].toSorted()).toEqual(['device', 'registered', 'session_token', 'state', 'step'])
  expect(language.map(({ file }) => file).toSorted()).toEqual([
    'app/server/pages/pages.ts',
    'platform/web/i18n.ts',
  ])
  expect(en).toContain('We use seven cookies: one holds your session')
  expect(am).toContain('ሰባት ኩኪዎች (cookies) እንጠቀማለን፦ አንዱ ገብተው ሳሉ መግቢያዎን ይይዛል')
  const setting = sources.filter(({ text }) => /['"]set-cookie['"]|\bsetCookie\(/i.test(text))
  expect(setting.map(({ file }) => file).toSorted()).toEqual([
    'app/server/http/form-posts.ts',
    'app/server/pages/pages.ts',
    'features/identity/server/auth-api.ts',
    'features/identity/server/http/cookies.ts',
    'features/identity/server/redirect-api.ts',
  ])
})

test('who deletes an account reads beforehand all that goes with it, and what stays', () => {
  const words = (room: string, language: string): Record<string, string> =>
    JSON.parse(
      readFileSync(path.join(sourceFolder, `features/identity/web/${room}/locales/${language}.json`), 'utf8'),
    )
  const dialog = sources.find(({ file }) => file === 'features/identity/web/profile/delete-dialog.tsx')
  for (const part of ['profile', 'progress', 'written', 'certificates', 'sessions', 'stays'])
    expect(dialog?.text).toContain(`t('delete.${part}')`)
  const said = (language: string) =>
    Object.entries(words('member', language)).flatMap(([key, text]) =>
      key.startsWith('delete.') ? text : [],
    )
  const all = { en: said('en').join('\n'), am: said('am').join('\n') }
  for (const part of ['notes', 'trading journal', 'questions about pages', 'certificates', 'contact form'])
    expect(all.en).toContain(part)
  for (const part of ['የግል ማስታወሻ', 'የግብይት ማስታወሻ', 'ጥያቄዎች', 'ምስክር ወረቀቶችዎ', 'በመገናኛ ቅጹ'])
    expect(all.am).toContain(part)
  expect(words('admin', 'en')['means.delete']).toMatch(/notes, trading journal .* certificates/)
  expect(words('admin', 'am')['means.delete']).toMatch(/የግብይት ማስታወሻ.*ምስክር ወረቀቶቻቸው/)
  const faq = readFileSync(
    path.join(sourceFolder, '../starter/faq/how-do-i-download-or-delete-my-data/am.md'),
    'utf8',
  )
  for (const key of ['data.button', 'delete.open'])
    expect(faq).toContain(`«${words('member', 'am')[key]?.replace('…', '')}»`)
})
