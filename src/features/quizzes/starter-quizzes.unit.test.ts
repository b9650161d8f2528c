import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { quizSettings } from './contract.ts'

const folder = path.resolve(import.meta.dirname, '../../../starter/course')
const lessons = globSync('*/lessons/*/item.json', { cwd: folder })
  .map((file) => path.join(folder, path.dirname(file)))
  .map((lesson) => ({ lesson, ...JSON.parse(readFileSync(path.join(lesson, 'item.json'), 'utf8')) }))
  .filter(({ lessonKind }) => lessonKind === 'quiz')

const anyNumber = { en: 'as often as you like', am: 'የፈለጉትን ያህል ጊዜ' }
const minutes = { en: (count: number) => `${count} minutes`, am: (count: number) => `${count} ደቂቃ` }

describe.each(languages)('in %s', (language) => {
  test('the text of each quiz says what its settings are', () => {
    expect(lessons.length).toBeGreaterThan(0)
    for (const { lesson, quiz } of lessons) {
      const { pools, passMark, attempts, waitMinutes } = quizSettings.parse(quiz)
      const text = readFileSync(path.join(lesson, `${language}.md`), 'utf8')
      expect(text).toContain(String(pools.reduce((sum, { draw }) => sum + draw, 0)))
      expect(text).toContain(String(passMark))
      expect(text).toContain(minutes[language](waitMinutes))
      expect(text.includes(anyNumber[language]), lesson).toBe(attempts === null)
    }
  })
})
