import { expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { wordsIn } from '../server/words.ts'
import { scamCheck, verdictHtml } from './check.ts'
import { scamAnswers, scamQuestions, verdictOf, type ScamAnswer } from './verdict.ts'

const all = (answer: ScamAnswer) => Object.fromEntries(scamQuestions.map((one) => [one, answer]))

test.each([
  ['nothing answered', {}, 'begin'],
  ['one no', { hurry: 'no' }, 'waiting'],
  ['one yes', { hurry: 'yes' }, 'stop'],
  ['two yes', { ...all('no'), hurry: 'yes', proof: 'yes' }, 'stop'],
  ['three yes', { hurry: 'yes', proof: 'yes', contact: 'yes' }, 'fraud'],
  ['a code is asked for', { ...all('no'), code: 'yes' }, 'fraud'],
  ['something is not known', { ...all('no'), licence: 'unsure' }, 'unsure'],
  ['twelve times no', all('no'), 'none'],
  ['twelve times yes', all('yes'), 'fraud'],
] as const)('%s: %j', (_, answers, verdict) => {
  expect(verdictOf(answers).verdict).toBe(verdict)
  for (const language of languages) expect(verdictHtml(wordsIn(language), answers)).not.toMatch(/scam\.|\{/)
})

test('the questions stand in no form and name nowhere to be sent', () => {
  for (const language of languages) {
    const html = scamCheck(wordsIn(language), { key: 'scam', hasTitle: true })
    expect(html.match(/<fieldset>/g)).toHaveLength(12)
    expect(html.match(/type="radio"/g)).toHaveLength(12 * scamAnswers.length)
    expect(html).not.toMatch(/<form|action=|href=|scam\.\w/)
  }
})
