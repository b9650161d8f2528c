import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { lateScriptsId, unsentKey, type LateScripts } from '../../../page/late-scripts.ts'
import { inlineScript } from './script.ts'

interface Browser {
  kept?: Record<string, string>
  /** A browser that refuses to keep anything. */
  isRefusing?: boolean
  late?: Partial<LateScripts>
  address?: string
  path?: string
  /** The language that the browser speaks. */
  spoken?: string
  connection?: { saveData?: boolean; type?: string }
  /** What the server has put on the document. */
  served?: Record<string, string>
  /** Under which name the device keeps what is begun on the page. */
  keptAs?: string
  /** What the tab keeps. */
  tab?: Record<string, string>
  /** What the history of the tab says of the page. */
  past?: object | null
  /** A worker keeps pages here. */
  isKeeping?: boolean
}

class Element {
  readonly closest: (selector: string) => object | null

  constructor(closest: (selector: string) => object | null) {
    this.closest = closest
  }
}

/** A page of a browser, as far as the script touches it: what the script has put on the document, and what it has added. */
function open({
  kept = {},
  isRefusing = false,
  late,
  address = '',
  path = '/',
  spoken = 'en-US',
  connection,
  served,
  keptAs,
  tab = {},
  past = null,
  isKeeping = false,
}: Browser) {
  const workers: string[] = []
  const dataset: Record<string, string> = { ...served }
  const added: Record<string, unknown>[] = []
  const listeners = new Map<string, (event: object) => void>()
  const broken = new Map<string, () => void>()
  const painted: (() => void)[] = []
  const parsed: (() => void)[] = []
  const choice = { value: 'browser' }
  const files: LateScripts = {
    styles: ['/a.css'],
    parts: ['/b.js'],
    entries: ['/c.js'],
    screens: [],
    words: {},
    hasTexts: false,
    start: 'on-intent',
  }
  const listen = (type: string, listener: (event: object) => void) => void listeners.set(type, listener)
  const json = { textContent: JSON.stringify({ ...files, ...late }) }
  runInNewContext(inlineScript, {
    Element,
    sessionStorage: { getItem: (key: string) => tab[key] ?? null },
    history: { state: past },
    localStorage: {
      setItem(key: string, value: string) {
        if (isRefusing) throw new Error('refused')
        kept[key] = value
      },
      getItem(key: string) {
        if (isRefusing) throw new Error('refused')
        return kept[key] ?? null
      },
    },
    matchMedia: () => ({ matches: false }),
    MutationObserver: class {
      observe() {}
      disconnect() {}
    },
    location: { pathname: path, search: address.replace(/#.*/, ''), hash: /#.*/.exec(address)?.[0] ?? '' },
    navigator: {
      language: spoken,
      connection,
      serviceWorker: {
        controller: isKeeping ? {} : null,
        register: async (worker: string) => void workers.push(worker),
      },
    },
    addEventListener: listen,
    removeEventListener: (type: string) => void listeners.delete(type),
    setTimeout: (work: () => void) => work(),
    requestAnimationFrame: (work: () => void) => painted.push(work),
    document: {
      documentElement: { dataset, lang: 'en' },
      readyState: 'complete',
      getElementById: (id: string) => (late && id === lateScriptsId ? json : null),
      createElement: (name: string) => ({
        name,
        addEventListener(this: { src?: string }, type: string, listener: () => void) {
          if (type === 'error' && this.src) broken.set(this.src, listener)
        },
      }),
      querySelectorAll: () => (keptAs === undefined ? [] : [{ dataset: { keptAs } }]),
      querySelector: (selector: string) =>
        selector === 'footer select'
          ? choice
          : (added.find(({ href }) => selector.includes(`"${String(href)}"`)) ?? null),
      head: { append: (element: Record<string, unknown>) => added.push(element) },
      addEventListener: (_: string, work: () => void) => void parsed.push(work),
    },
  })
  return {
    dataset,
    /** What the field for saving data shows once the page is parsed. */
    shownChoice() {
      parsed.forEach((work) => work())
      return choice.value
    },
    workers,
    begun: () => added.map(({ src, href }) => src ?? href),
    kept,
    /** The script does not arrive. */
    lose: (src: string) => broken.get(src)?.(),
    press: (link: object) => {
      const target = new Element((selector) => (selector.startsWith('a') ? link : null))
      listeners.get('click')?.({ type: 'click', target })
    },
    /** The frame that stands is painted. */
    paint: () => painted.splice(0).forEach((work) => work()),
    happen: (type: string, { movementX = 1, target = {} } = {}) =>
      listeners.get(type)?.({ type, target, movementX, movementY: 0 }),
  }
}

const all = ['/a.css', '/b.js', '/c.js']

test('what a browser keeps is on the document before the first paint', () => {
  const { dataset } = open({
    kept: { scheme: 'dark', announcement: 'a1', textSize: '115', calendar: 'ethiopian', lastReader: 'Almaz' },
  })
  expect(dataset).toEqual({
    mantineColorScheme: 'dark',
    closedAnnouncement: 'a1',
    textSize: '115',
    calendar: 'ethiopian',
    knownReader: '',
  })
  for (const isRefusing of [true, false])
    expect(open({ isRefusing }).dataset).toEqual({ mantineColorScheme: 'light' })
})

test.each([
  ['the browser asks for it', { connection: { saveData: true } }, true],
  ['the reader chose it', { kept: { saver: 'on' } }, true],
  [
    'the browser asks for it and the reader does not want it',
    { connection: { saveData: true }, kept: { saver: 'off' } },
    false,
  ],
  [
    'the server heard the browser and the reader does not want it',
    { served: { saver: '' }, kept: { saver: 'off' } },
    false,
  ],
  ['nobody said anything', {}, false],
])('whether pictures wait when %s', (_, browser: Browser, isSaving) => {
  expect('saver' in open(browser).dataset).toBe(isSaving)
})

test.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  'the scripts of a page that waits begin at a %s, once',
  (intent) => {
    const page = open({ late: {} })
    page.happen('load')
    expect(page.begun()).toEqual([])
    for (const type of [intent, 'pointerdown', 'keydown']) page.happen(type)
    expect(page.begun()).toEqual(all)
  },
)

test('a field that has the focus from the start is no intent', () => {
  const page = open({ late: {} })
  page.happen('focusin', { target: { autofocus: true } })
  expect(page.begun()).toEqual([])
  page.happen('focusin', { target: { autofocus: false } })
  expect(page.begun()).toEqual(all)
})

test('a pointer that lies still is no intent', () => {
  const page = open({ late: {} })
  page.happen('pointermove', { movementX: 0 })
  expect(page.begun()).toEqual([])
})

test.each([
  ['its address says more than which page it is', { address: '?token=abc' }],
  ['its address says so beside the language', { address: '?lang=am&returned=1' }],
  ['somebody comes back to it in this tab', { past: { idx: 0 } }],
])('they begin when a way in has loaded and is painted, where %s', (_, browser: Browser) => {
  const page = open({ late: { start: 'when-addressed' }, ...browser })
  expect(page.begun()).toEqual([])
  page.happen('load')
  expect(page.begun()).toEqual([])
  page.paint()
  expect(page.begun()).toEqual(all)
  page.happen('pointerdown')
  expect(page.begun()).toEqual(all)
  const other = open({ late: {}, ...browser })
  other.happen('load')
  other.paint()
  expect(other.begun()).toEqual([])
})

test.each(['', '?lang=en'])(
  'a way in that somebody opens with nothing else (%s) waits for them',
  (address) => {
    const page = open({ late: { start: 'when-addressed' }, address })
    page.happen('load')
    page.paint()
    expect(page.begun()).toEqual([])
    page.happen('focusin')
    expect(page.begun()).toEqual(all)
  },
)

test('the page of what is kept begins them where a worker keeps something', () => {
  for (const isKeeping of [true, false]) {
    const page = open({ late: { start: 'when-kept' }, isKeeping })
    page.happen('load')
    page.paint()
    expect(page.begun()).toEqual(isKeeping ? all : [])
  }
})

test('they begin when a page has loaded on which this device keeps what was begun', () => {
  const [keptAs, late] = ['answer of an exercise', {}]
  const page = open({ late, keptAs, kept: { [keptAs]: '{}' } })
  page.happen('load')
  page.paint()
  expect(page.begun()).toEqual(all)
  const again = open({ late, keptAs, tab: { [keptAs]: '{}' } })
  again.happen('load')
  again.paint()
  expect(again.begun()).toEqual(all)
  for (const other of [{ kept: { answer: '{}' } }, { isRefusing: true }]) {
    const still = open({ late, keptAs, ...other })
    still.happen('load')
    still.paint()
    expect(still.begun()).toEqual([])
    expect(still.workers).toEqual(['/worker.js'])
  }
})

test.each([
  ['is signed in, as far as the browser knows', { lastReader: 'Almaz' }],
  ['has something left to send', { [unsentKey]: '1' }],
  ['lets visits be counted', { analytics: 'allowed' }],
  ['reads in another language', { language: 'am' }],
  ['reads in another calendar', { calendar: 'ethiopian' }],
])('they begin at once for whoever %s', (_, kept) => {
  expect(open({ kept, late: {} }).begun()).toEqual(all)
})

test.each([
  ['#?risk=2', all],
  ['#risk', []],
])('they begin when a page has loaded at %s', (address, begun) => {
  const page = open({ address, late: {} })
  page.happen('load')
  page.paint()
  expect(page.begun()).toEqual(begun)
})

test.each([
  ['am-ET', {}, '', all],
  ['AM', { language: 'fr' }, '', all],
  ['am', { language: 'en' }, '', []],
  ['am', {}, '?lang=en', []],
  ['fr', {}, '', []],
])(
  'an English page in a browser that speaks %s, where %j is kept, at “%s”',
  (spoken, kept, address, begun) => {
    expect(open({ spoken, kept, address, late: {} }).begun()).toEqual(begun)
  },
)

test.each([
  ['refused to be counted', { analytics: 'refused' }, ''],
  ['reads in the language of the page', { language: 'en' }, ''],
  ['reads in the calendar of its language', { calendar: 'gregorian' }, ''],
  ['opened an address that names its language', { language: 'am' }, '?page=2&lang=en'],
])('they wait for whoever %s', (_, kept, address) => {
  expect(open({ kept, address, late: {} }).begun()).toEqual([])
})

test('a language that is chosen before the scripts listen is kept, where the browser keeps anything', () => {
  const page = open({ late: {}, kept: { language: 'en' } })
  page.press({ hreflang: 'am' })
  expect(page.kept).toEqual({ language: 'am' })
  expect(() => open({ late: {}, isRefusing: true }).press({ hreflang: 'am' })).not.toThrow()
})

test('a page that names its scripts itself is left alone', () => {
  expect(open({ kept: { lastReader: 'Almaz' } }).begun()).toEqual([])
})

test('a page that is only looked at is kept for when there is no connection, on mobile data too, but not for who saves data', () => {
  const page = open({ late: {} })
  expect(page.workers).toEqual([])
  page.happen('load')
  expect(page.workers).toEqual(['/worker.js'])
  expect(page.begun()).toEqual([])
  const onMobileData = open({ late: {}, connection: { type: 'cellular' } })
  onMobileData.happen('load')
  expect(onMobileData.workers).toEqual(['/worker.js'])
  const saving = open({ late: {}, connection: { type: 'cellular', saveData: true } })
  saving.happen('load')
  expect(saving.workers).toEqual([])
  const choosing = open({ late: {}, kept: { saver: 'on' } })
  choosing.happen('load')
  expect(choosing.workers).toEqual([])
})

test('the field for saving data shows the choice before any other script is there', () => {
  expect(open({ late: {}, kept: { saver: 'on' } }).shownChoice()).toBe('on')
  expect(open({ late: {}, kept: { saver: 'off' }, served: { saver: '' } }).shownChoice()).toBe('off')
  expect(open({ late: {}, connection: { saveData: true } }).shownChoice()).toBe('browser')
})

test('scripts that broke on their way begin again with what the reader does next, and sheets that are there do not', () => {
  const page = open({ late: {} })
  page.happen('pointerdown')
  expect(page.begun()).toEqual(all)
  page.happen('pointerdown')
  page.lose('/c.js')
  expect(page.begun()).toEqual(all)
  page.happen('keydown')
  page.happen('keydown')
  expect(page.begun()).toEqual([...all, '/b.js', '/c.js'])
})
