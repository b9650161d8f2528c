import type { Hono } from 'hono'
import { readOperator } from '#features/dashboard/server/operator/operator.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http/http.ts'

const day = 86_400_000
/** RFC 9116 wants a date within a year; it moves on by itself. */
const validDays = 180

/** The addresses that programs ask every site for, and administrators by habit. */
export function mountWellKnown(app: Hono<AppEnv>, { publicUrl }: Config): void {
  app.get('/.well-known/security.txt', async (c) => {
    const { email } = await readOperator(c.var.ctx)
    const until = new Date(Math.floor(c.var.ctx.now / day) * day + validDays * day)
    const lines = [
      ...(email ? [`Contact: mailto:${email}`] : []),
      `Contact: ${publicUrl}${paths.contact}`,
      `Expires: ${until.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  })
  app.get('/.well-known/change-password', (c) => c.redirect(paths.profile, 302))
  app.get('/admin', (c) => c.redirect(paths.admin.dashboard + new URL(c.req.url).search, 302))
  app.get('/favicon.ico', (c) => {
    c.header('Cache-Control', 'public, max-age=86400')
    return c.redirect('/favicon-32.png', 302)
  })
}
