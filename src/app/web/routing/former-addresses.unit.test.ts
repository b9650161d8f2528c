import { expect, test } from 'vitest'
import { loader as memberBlog } from '#features/blogs/web/dashboard-blog-page.tsx'
import { loader as course } from '#features/courses/web/course-page.tsx'
import { loader as lesson } from '#features/courses/web/lesson/lesson-page.tsx'

const answer = { article: { slug: 'now' }, course: { slug: 'course' } }
const queryClient = {
  ensureQueryData: () => Promise.resolve(answer),
  fetchQuery: () => Promise.resolve(answer),
  prefetchQuery: () => Promise.resolve(),
}
const context = { get: () => ({ queryClient, language: 'en' }) }

test.each([
  [course, { id: 'before' }, '/courses/now'],
  [lesson, { id: 'course', lessonId: 'before' }, '/courses/course/lessons/now'],
  [memberBlog, { id: 'before' }, '/dashboard/blogs/now'],
])(
  'a former address leads to the one of today with all that it asked for (%#)',
  async (load, params, path) => {
    const request = new Request('http://localhost/before?lang=am&as=learner')
    if (typeof load !== 'function') throw new Error('the page has no loader')
    const led = await Promise.resolve(load({ context, request, params } as never)).catch(
      (thrown: unknown) => thrown,
    )
    expect(led instanceof Response && led.headers.get('location')).toBe(`${path}?lang=am&as=learner`)
  },
)
