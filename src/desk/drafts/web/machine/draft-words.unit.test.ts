import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EditionText } from '#content/contract.ts'
import type { Choice } from '../merging/merge-texts.ts'
import { textOf } from '../edition-text.ts'
import { isSameText } from '../same-text.ts'
import { ModelPage, type Fate } from '../test-draft-page.ts'
import { linesOf, ModelServer, textWith } from '../test-draft-server.ts'

const deeds = [
  'type',
  'type',
  'type',
  'they',
  'save',
  'keep',
  'publish',
  'restore',
  'resolve',
  'take',
  'close',
  'deliver',
  'deliver',
  'deliver',
] as const
const fates: Fate[] = ['done', 'done', 'done', 'lost', 'down', 'busy', 'ended', 'refused']
const choices: Choice[] = ['mine', 'theirs', 'both']

interface Deed {
  what: (typeof deeds)[number]
  at: number
  fate: Fate
  choice: Choice
}

const anyDeeds = fc.array(
  fc.record<Deed>({
    what: fc.constantFrom(...deeds),
    at: fc.nat(6),
    fate: fc.constantFrom(...fates),
    choice: fc.constantFrom(...choices),
  }),
  { maxLength: 40 },
)
const beginnings = fc.option(fc.constantFrom(['one'], ['one', 'two', 'three']), { nil: undefined })

/** Puts a word into a line, into a line of its own, or into the title. */
function withWord(text: EditionText, word: string, at: number): EditionText {
  if (at === 0) return { ...text, title: `${text.title} ${word}`.trim() }
  const lines = linesOf(text)
  const place = at % (lines.length + 1)
  return { ...text, body: textWith(lines.toSpliced(place, 1, `${lines[place] ?? ''} ${word}`.trim())).body }
}

/** One run: what I and a colleague do, in whatever order, and what becomes of each word. */
class Run {
  page: ModelPage
  readonly #words: string[] = []
  #pages = 1

  constructor(lines: readonly string[] | undefined) {
    this.page = new ModelPage(new ModelServer(lines))
  }

  do({ what, at, fate, choice }: Deed): void {
    const { page } = this
    const { server } = page
    if (what === 'type') page.type(withWord(page.draft.text, this.#word(), at))
    else if (what === 'they') server.theySave((text) => withWord(text, this.#word(), at))
    else if (what === 'save' || what === 'keep') page.save(what === 'keep')
    else if (what === 'publish') page.ask({ wish: 'publish', publishAt: undefined, seen: page.draft.joins })
    else if (what === 'restore') page.ask({ wish: 'restore', revision: at % server.texts.length || 1 })
    else if (what === 'resolve') page.choose(choice)
    else if (what === 'take') this.#take()
    else if (what === 'close') this.page = page.reopen(`page ${++this.#pages}`)
    else page.deliver(fate)
  }

  /** Words that would be nowhere if the page were closed now: neither on the device nor on the server. */
  get lost(): string[] {
    const { device, server } = this.page
    const places = [...[...device.values()].map(({ text }) => text), ...server.history]
    const all = JSON.stringify([...places, textOf(server.edition)])
    return this.#words.filter((word) => !all.includes(word))
  }

  /** Nothing stands in the way any more: what is asked is done, what is left to choose is chosen. */
  calmDown(choice: Choice): void {
    const { page } = this
    page.deliverAll()
    page.type(withWord(page.draft.text, this.#word(), 1))
    for (let count = 0; count < 10 && (page.state !== 'saved' || page.draft.running); count++) {
      if (page.draft.meeting) page.choose(choice)
      else page.save(true)
      page.deliverAll()
    }
  }

  #word(): string {
    const word = `w${this.#words.length}.`
    this.#words.push(word)
    return word
  }

  #take(): void {
    const [kept] = this.page.found
    if (kept) this.page.ask({ wish: 'take', kept })
  }
}

test('no word is ever lost, and "saved" is said of nothing that the server has not', () => {
  fc.assert(
    fc.property(beginnings, anyDeeds, fc.constantFrom(...choices), (lines, work, choice) => {
      const run = new Run(lines)
      for (const deed of work) {
        run.do(deed)
        const { draft, state, pending, server, shown } = run.page
        expect(run.lost).toEqual([])
        expect(shown).toBe(draft.text.body)
        expect(pending.length).toBeLessThanOrEqual(1)
        if (state === 'saved') expect(isSameText(server.texts[draft.basedOn]!, draft.text)).toBe(true)
      }
      run.calmDown(choice)
      const { draft, state, server, device, name } = run.page
      expect(run.lost).toEqual([])
      expect({ state, waiting: draft.waiting, running: draft.running }).toEqual({
        state: 'saved',
        waiting: [],
        running: null,
      })
      expect(isSameText(draft.text, textOf(server.edition))).toBe(true)
      expect(device.has(name)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})
