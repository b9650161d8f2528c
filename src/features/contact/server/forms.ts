import { createHash } from 'node:crypto'
import { paths } from '#platform/paths.ts'
import { doneAt, type PageForm } from '#platform/server/http/page-form.ts'

/** The same message sent twice, by a second press or by loading again, arrives once. */
export const contactForm: PageForm = {
  path: paths.contact,
  ask({ field, language }) {
    const body = {
      name: field('name'),
      email: field('email'),
      topic: field('topic'),
      message: field('message'),
      consent: field('consent') === 'on',
      website: field('website'),
      language,
    }
    const key = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
    return { path: '/api/contact', body, key }
  },
  next: (_, { address }) => doneAt(address),
}
