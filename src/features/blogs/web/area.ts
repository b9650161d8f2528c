import { paths } from '#platform/paths.ts'

/** The pages on which posts are listed and read. */
export interface Area {
  list: string
  addressOf: (slug: string) => string
}

export const readers: Area = { list: paths.blogs, addressOf: paths.blog }

export const members: Area = { list: paths.dashboardBlogs, addressOf: paths.dashboardBlog }
