import { z } from '@hono/zod-openapi'

/** How a list is paged: by numbers, which stand in addresses of pages, or by the `next` of the page before. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1000).default(1),
  // A title of 120 letters of Ethiopic is 480 signs of one.
  cursor: z.string().max(800).optional().openapi({
    description: 'The `next` of the page before, in place of `page`: nothing is met twice when others write.',
  }),
  total: z.enum(['1']).optional().openapi({ description: '`1` counts the whole list into `total`.' }),
}

export interface PageWish {
  page?: number
  cursor?: string | undefined
  total?: '1' | undefined
}

/** A page of a list. `total` is null unless it was asked for, so that no page counts the whole table for nobody. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    hasNext: z.boolean(),
    /** Cursor of the next page; null on the last one. */
    next: z.string().nullable(),
    total: z.number().int().nullable(),
  })
}

export interface Paged<T> {
  items: T[]
  page: number
  hasNext: boolean
  next: string | null
  total: number | null
}
