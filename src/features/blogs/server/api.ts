import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { blogDetail, blogList, blogQuery } from '../contract.ts'
import { listBlogs, readBlog } from './blogs.ts'

const tags = ['Blogs']

export const blogsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/blogs',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'Posts, pinned ones first, then the newest; a series in its order',
      request: { query: blogQuery },
      responses: { 200: answer(blogList, 'A page of posts') },
    }),
    async (c) => {
      const filter = c.req.valid('query')
      return c.json(await listBlogs(c.var.ctx, { ...filter, language: c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/blogs/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'One post by id or slug',
      request: {
        params: z.object({ id: z.string().max(120) }),
        query: z.strictObject({ lang: languageParameter }),
      },
      responses: { 200: answer(blogDetail, 'The post') },
    }),
    async (c) => c.json(await readBlog(c.var.ctx, c.req.valid('param').id, c.var.ctx.language), 200),
  )
