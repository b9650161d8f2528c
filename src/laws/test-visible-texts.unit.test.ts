import { expect, test } from 'vitest'
import { visibleTexts } from './test-visible-texts.ts'

const visible = (text: string) => visibleTexts('some-page.tsx', text).map((one) => one.text)

test('words of a component are found wherever they are shown from', () => {
  expect(visible('const a = <p>Saved</p>')).toEqual(['Saved'])
  expect(visible("const a = <p>{isDone ? 'Saved' : 'Not yet'}</p>")).toEqual(['Saved', 'Not yet'])
  expect(visible("const words = isDone ? 'It is saved now' : 'Not saved yet'")).toEqual([
    'It is saved now',
    'Not saved yet',
  ])
  expect(visible("notify({ message: 'The text is saved', title: 'Done' })")).toEqual([
    'The text is saved',
    'Done',
  ])
  expect(
    visible(`const a = <Box message="Please wait" help={'More words'} aria-valuetext="Half done" />`),
  ).toEqual(['Please wait', 'More words', 'Half done'])
  expect(visible("document.title = 'Saved'")).toEqual(['Saved'])
  expect(visible("const a = <ul>{['One', 'Two'].map((word) => <li>{word}</li>)}</ul>")).toEqual([
    'One',
    'Two',
  ])
  expect(visible('const words = `${name} is saved`')).toEqual(['… is saved'])
})

test.each([
  `const label = 'Save'`,
  `const a = <Box text="Save" />`,
  `const a = <Box aria-placeholder="Save" />`,
  `const a = [{ label: 'Save' }]`,
  `const a = isBusy ? 'save' : 'Save'`,
  `const [words] = useState('Save')`,
  `function words() { return 'Save' }`,
  'const a = <Box {...{ [`aria-label`]: `Save` }} />',
  `element.setAttribute('aria-label', 'Save')`,
  `element.textContent = 'Save'`,
  `createElement('b', null, 'Save')`,
])('a label of one word is found: %s', (text) => {
  expect(visible(text)).toEqual(['Save'])
})

test('what nobody sees is left alone', () => {
  const unseen = `
    import { a } from 'A module'
    type Word = 'One word' | 'Two words'
    console.error('A part did not arrive')
    const found = document.querySelector('main h1') 
    const box = <Box className="one two" rel="noopener noreferrer" kept={\`note on \${id}\`} />
    const list = <ul>{['en', 'am'].map((language) => <li key={language} />)}</ul>
    const isKey = key === 'Delete' || ['Home', 'End'].includes(key) || key.endsWith('Left')
    const thing = { '@type': 'Organization', key: \`words\${one ? '.one' : ''}Help\` }
    const part = { title: 'footer.hub', at: 'x-kept-at', size: \`\${size} KB\` }
    class LateError extends Error { constructor() { super('A part did not arrive') } }
    if (!found) throw new Error('There is none')
    fail(new TypeError('There is none'))`
  expect(visible(unseen)).toEqual([])
})
