import { z } from '@hono/zod-openapi'
import { card, neighbour, tagLabel } from '#content/contract.ts'
import { articleOf } from '#content/kind-article.ts'
import { picture } from '#content/media/contract.ts'

const track = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    cover: picture.nullable(),
    items: z.array(card),
  })
  .openapi('Track')
export type Track = z.infer<typeof track>

export const learnList = z.object({ tracks: z.array(track), tags: z.array(tagLabel) }).openapi('LearnList')
export type LearnList = z.infer<typeof learnList>

export const learnDetail = z
  .object({
    article: articleOf('learn'),
    track: z
      .object({ id: z.string(), slug: z.string(), title: z.string(), items: z.array(neighbour) })
      .nullable(),
    previous: neighbour.nullable(),
    next: neighbour.nullable(),
    /** After the last page of a track: the track that follows, with its first page. */
    nextTrack: z.object({ id: z.string(), title: z.string(), first: neighbour }).nullable(),
    /** Pages to read before this one. */
    prerequisites: z.array(neighbour),
  })
  .openapi('LearnDetail')
export type LearnDetail = z.infer<typeof learnDetail>

/** A track that a reader has begun: how many of its pages they marked as read, and the first one that they did not. */
export const trackProgress = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    readCount: z.number().int(),
    pageCount: z.number().int(),
    next: neighbour.extend({ minutes: z.number().int() }),
  })
  .openapi('TrackProgress')
export type TrackProgress = z.infer<typeof trackProgress>
