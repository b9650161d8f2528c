import type { Context } from 'hono'
import { z } from 'zod'
import { contactForm } from '#features/contact/server/forms.ts'
import { questionForm } from '#features/questions/server/forms.ts'
import { unsubscribeForm } from '#features/reviews/server/forms.ts'
import { identityForms } from '#features/identity/server/forms.ts'
import { Problem } from '#platform/errors.ts'
import { sameSitePath } from '#platform/paths.ts'
import { fromField, type PostedForm } from '#platform/posted-form.ts'
import type { Services } from '#platform/server/context.ts'
import type { AppEnv, createHttpApp } from '#platform/server/http/http.ts'
import type { PageForm } from '#platform/server/http/page-form.ts'
import type { App } from '../create-app.ts'

/** Forms that work without any script, and before it runs. One line a feature. */
const forms = [...identityForms, contactForm, questionForm, unsubscribeForm]

/** What travels from the reader's request to the one that is made of it. */
const carried = ['cookie', 'origin', 'sec-fetch-site', 'user-agent']

const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()).default({}),
  requestId: z.string().optional(),
})

interface Tools {
  fetch(): App['fetch']
  /** The page of the form, with what became of it. */
  show(c: Context<AppEnv>, posted: PostedForm): Promise<Response>
}

/**
 * A form that a browser posts to its page is asked of the API in process, so that rules, limits and refusals are the same. Success
 * leads on with 303; a refusal shows the page again, with what was typed.
 */
export function mountForms(app: ReturnType<typeof createHttpApp>, { config }: Services, tools: Tools): void {
  for (const form of forms) {
    app.post(form.path, async (c) => {
      const values = form.isBodyIgnored ? new URLSearchParams() : await readForm(c.req.raw)
      const address = new URL(c.req.url)
      const wish = form.ask({
        field: (name) => values.get(name) ?? '',
        fields: (name) => values.getAll(name),
        address,
        language: c.var.ctx.language,
      })
      const answer = await tools.fetch()(requestOf(c, wish, config.publicUrl), {
        ...c.env,
        page: c.var.requestId,
      })
      const next = answer.ok ? form.next(await contentOf(answer), { address }) : undefined
      const from = pageBefore(c.req.header('referer'), values, address)
      const response =
        typeof next === 'string'
          ? c.redirect(next, 303)
          : await tools.show(c, {
              ...(next ? { status: 200, values: next } : await readRefusal(answer, values)),
              ...(from ? { from } : {}),
            })
      for (const cookie of answer.headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
      response.headers.set('Cache-Control', 'no-store')
      const cleared = answer.headers.get('clear-site-data')
      if (cleared) response.headers.set('Clear-Site-Data', cleared)
      return response
    })
  }
}

/** The page on which a form stood that belongs to another one; where that one shows it again, as its form says. Empty for none of this site. */
function pageBefore(referer: string | undefined, values: URLSearchParams, address: URL): string {
  const page = URL.parse(referer ?? '')
  if (page?.host !== address.host) return ''
  if (page.pathname !== address.pathname) return sameSitePath(page.pathname + page.search, '')
  return sameSitePath(values.get(fromField), '')
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new Problem(415, 'body.unexpected_type')
  const values = new URLSearchParams(await request.text())
  if ([...values.values()].some((value) => value.includes('\0'))) throw new Problem(400, 'body.has_nul')
  return values
}

function requestOf(c: Context<AppEnv>, { path, body, key }: ReturnType<PageForm['ask']>, origin: string) {
  const headers = new Headers({
    'content-type': 'application/json',
    'accept-language': c.var.ctx.language,
    ...(key ? { 'idempotency-key': key } : {}),
  })
  for (const name of carried) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return new Request(new URL(path, origin), { method: 'POST', headers, body: JSON.stringify(body) })
}

async function contentOf(answer: Response): Promise<unknown> {
  return answer.status === 204 ? undefined : answer.json()
}

async function readRefusal(answer: Response, values: URLSearchParams): Promise<PostedForm> {
  return {
    status: answer.status,
    problem: asProblem(problemSchema.parse(await answer.json())),
    retryAfterSeconds: Number(answer.headers.get('retry-after')) || undefined,
    values: Object.fromEntries([...values].filter(([name]) => !/password/i.test(name))),
  }
}

/** The site's own API answers with codes of its list alone. */
function asProblem(problem: z.infer<typeof problemSchema>): PostedForm['problem'] {
  return problem as PostedForm['problem']
}
