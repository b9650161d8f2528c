import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { beginEvent, type AskedEarly } from '../../../page/late-scripts.ts'
import { inlineRedirect } from './redirect.ts'

interface Opened {
  pathname: string
  /** Its scripts begin late. */
  isLate?: boolean
  answer?(): Promise<Response>
}

/** A page of a browser, as far as the script touches it: what it asked for, and what it has begun. */
function open({ pathname, isLate = true, answer = () => Promise.resolve(Response.json(null)) }: Opened) {
  const asked: string[] = []
  const begun: string[] = []
  const window: AskedEarly = {}
  let ready = () => {}
  runInNewContext(inlineRedirect, {
    window,
    location: { pathname },
    fetch: (address: string, { method }: RequestInit) => {
      asked.push(`${method} ${address}`)
      return answer()
    },
    Event,
    dispatchEvent: ({ type }: Event) => begun.push(type),
    document: {
      getElementById: () => (isLate ? {} : null),
      addEventListener: (_type: string, listener: () => void) => (ready = listener),
    },
  })
  return { asked, begun, window, ready: () => ready() }
}

const question = 'POST /api/session/redirect-result'

test.each(['/login', '/Login', '/login/second-step', '/blogs/how-to-login'])(
  '%s asks once it stands',
  async (pathname) => {
    const { asked, begun, window, ready } = open({ pathname })
    expect(asked).toEqual([])
    ready()
    expect(asked).toEqual([question])
    expect(await window.redirectResult).toEqual({ answer: null })
    expect(begun).toEqual([])
  },
)

test.each([{ pathname: '/register' }, { pathname: '/dashboard/blogs/login', isLate: false }])(
  '%o asks nothing before its scripts',
  (page) => {
    const { asked, ready } = open(page)
    ready()
    expect(asked).toEqual([])
  },
)

test('somebody who came back begins the scripts, which take the answer over', async () => {
  const user = { uid: 'u1' }
  const { begun, window, ready } = open({
    pathname: '/login',
    answer: () => Promise.resolve(Response.json({ user })),
  })
  ready()
  expect(await window.redirectResult).toEqual({ answer: { user } })
  expect(begun).toEqual([beginEvent])
})

test('a site out of reach begins the scripts, which ask again and say so; one that refuses does not', async () => {
  const away = open({ pathname: '/login', answer: () => Promise.reject(new TypeError('no connection')) })
  away.ready()
  expect(await away.window.redirectResult).toBeUndefined()
  expect(away.begun).toEqual([beginEvent])
  const refused = open({
    pathname: '/login',
    answer: () => Promise.resolve(new Response('', { status: 503 })),
  })
  refused.ready()
  expect(await refused.window.redirectResult).toBeUndefined()
  expect(refused.begun).toEqual([])
})
