import { paths } from '#platform/paths.ts'
import type { PageForm } from '#platform/server/http/page-form.ts'

/** The end of reminders as mail programs ask for it (RFC 8058), and as the button of the page does. */
export const unsubscribeForm: PageForm = {
  path: paths.unsubscribe(':token'),
  isBodyIgnored: true,
  ask: ({ address }) => ({
    path: '/api/reminders/end',
    body: { token: decodeURIComponent(address.pathname.split('/').at(-1) ?? '') },
  }),
  next: () => ({ isDone: 'yes' }),
}
