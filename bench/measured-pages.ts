import type { BlogList } from '#features/blogs/contract.ts'
import { paths } from '#platform/paths.ts'
import type { Site } from '../e2e/support/site.ts'

/** The pages that the figures are about: home, a list, and the newest post. */
export async function findMeasuredPages(site: Site): Promise<{ name: string; path: string }[]> {
  const answer = await fetch(`${site.url}/api/blogs?lang=en`)
  const { items } = asBlogList(await answer.json())
  const slug = items[0]?.slug
  if (!slug) throw new Error('there is no post to measure')
  return [
    { name: 'home', path: paths.home },
    { name: 'list', path: paths.blogs },
    { name: 'post', path: paths.blog(slug) },
  ]
}

/** The operation's declared answer. */
function asBlogList(value: unknown): BlogList {
  return value as BlogList
}
