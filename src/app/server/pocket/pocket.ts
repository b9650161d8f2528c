import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Article } from '#content/contract.ts'
import { factsOf, kinds, type KindWith } from '#content/kinds.ts'
import { addressOf, plainVariantOf, variantsOf } from '#content/media/server/pictures.ts'
import { listMediaByIds } from '#content/media/server/store.ts'
import { readArticle } from '#content/reading/server/reading.ts'
import { currentSlugOf } from '#desk/collections/server/collections.ts'
import { readCourse } from '#features/courses/server/courses.ts'
import { listLearn } from '#features/learn/server/learn.ts'
import { readBars } from '#features/replays/server/replays.ts'
import type { PathOf } from '#platform/api-operations.ts'
import { notFound, Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { PocketContents } from '../../pocket/contract.ts'

/** What stands around a text in its page, in bytes as they travel. */
const aroundText = 9 * 1024

/** Of a long track: others wait for the same connections. */
const textsAtOnce = 20

/** Counted in memory by threads that have other work too. */
const compressed = promisify(gzip)

/** A video, and its captions, without which some cannot follow it. */
const ofVideo = /^video\/|^text\/vtt/

type OwnPageKind = KindWith<'ownPage'>

const barsPath: PathOf<'GET'> = '/api/replays/{id}/bars'

/** The members that keeping it depends on. */
type Text = Pick<Article, 'id' | 'kind' | 'slug' | 'language' | 'title' | 'html' | 'cover'> & {
  path: string
  answer: string | null
  extras: unknown
  /** Uploads. */
  captions?: { en?: string; am?: string }
}

/**
 * One text with its pictures.
 * @throws 404 when nothing is published, 401 when it is for members and a guest asks
 */
export async function describeText(ctx: Context, kind: OwnPageKind, address: string) {
  const text = await readText(ctx, kind, address)
  const contents = await describe(ctx, text.title, [text])
  return kind === 'replay' ? withBars(ctx, text.id, contents) : contents
}

/** A replay that is played on the device needs its bars there; one that is graded gets them from the server alone. */
async function withBars(ctx: Context, id: string, contents: PocketContents): Promise<PocketContents> {
  const bars = await orRefused(readBars(ctx, id))
  if (!bars) return contents
  const text = JSON.stringify(bars)
  return {
    ...contents,
    version: versionOf([contents.version, text]),
    bytes: contents.bytes + (await compressed(text)).byteLength,
    answers: [barsPath.replace('{id}', id)],
  }
}

/**
 * All pages of a track that the reader may read, also by the slug of one that became part of it.
 * @throws 404 when there is no such track, or nothing in it
 */
export async function describeTrack(ctx: Context, slug: string): Promise<PocketContents> {
  const { tracks } = await listLearn(ctx, { language: ctx.language })
  const current = tracks.some((one) => one.slug === slug) ? slug : await currentSlugOf(ctx, 'track', slug)
  const track = tracks.find((one) => one.slug === current)
  if (!track) throw notFound('collection')
  const texts: (Text | null)[] = []
  for (let at = 0; at < track.items.length; at += textsAtOnce) {
    const some = track.items.slice(at, at + textsAtOnce)
    texts.push(...(await Promise.all(some.map(({ slug }) => orRefused(readText(ctx, 'learn', slug))))))
  }
  return describe(ctx, track.title, present(texts))
}

/**
 * A course with the lessons that the reader can open now. Nothing is opened by it.
 * @throws 401 for guests, 404 when it is not published
 */
export async function describeCourse(ctx: Context, address: string): Promise<PocketContents> {
  const { language } = ctx
  const { article, sections } = await readCourse(ctx, address, { language })
  const path = factsOf('course').readerPath(article.slug, '')
  const answer = `/api/courses/${article.slug}`
  const open = sections.flatMap(({ lessons }) => lessons).filter(({ isLocked }) => !isLocked)
  const lessons = await Promise.all(
    open.map(async ({ slug }) => {
      const lesson = await readArticle(ctx, 'lesson', { address: slug, language })
      return {
        ...lesson,
        captions: lesson.extras.captions,
        path: factsOf('lesson').readerPath(slug, article.slug),
        answer: `${answer}/lessons/${slug}`,
      }
    }),
  )
  return describe(ctx, article.title, [{ ...article, path, answer }, ...lessons])
}

async function readText(ctx: Context, kind: OwnPageKind, address: string): Promise<Text> {
  const article = await readArticle(ctx, kind, { address, language: ctx.language })
  const path = factsOf(kind).readerPath(article.slug, '')
  const operation: PathOf<'GET'> = `${kinds[kind].apiPath}/{id}`
  const answer = article.access === 'public' ? null : operation.replace('{id}', article.slug)
  return { ...article, path, answer }
}

/** What this reader may not read is left out. */
async function orRefused<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Problem && [401, 403, 404].includes(error.status)) return null
    throw error
  }
}

async function describe(ctx: Context, title: string, texts: readonly Text[]): Promise<PocketContents> {
  const whole = texts.map(({ html, extras }) => `${html}${JSON.stringify(extras)}`)
  const [sizes, media] = await Promise.all([
    Promise.all(whole.map(async (text) => (await compressed(text)).byteLength + aroundText)),
    listMediaByIds(ctx.readDb, mediaIn(texts)),
  ])
  const pictures = media.filter(({ kind }) => kind === 'image').flatMap((row) => plainVariantOf(row) ?? [])
  const videos = media
    .filter(({ kind, mimeType }) => kind === 'file' && ofVideo.test(mimeType))
    .flatMap((row) => variantsOf(row).map(({ key }) => ({ address: addressOf(key), bytes: row.bytes })))
  return {
    title,
    version: versionOf([title, ...texts.map((text) => text.title), ...whole]),
    bytes: sum(sizes) + sum(pictures.map(({ bytes = 0 }) => bytes)),
    pages: texts.map((one) => ({
      path: one.path,
      title: one.title,
      language: one.language,
      answer: one.answer,
    })),
    answers: [],
    pictures: pictures.map(({ key }) => addressOf(key)),
    videos,
  }
}

/** Ids of what the texts and their heads show. */
function mediaIn(texts: readonly Text[]): string[] {
  const named = texts.flatMap(({ html, captions = {} }) => [
    ...[...html.matchAll(/"\/media\/([\w-]{22})\//g)].flatMap(([, id]) => id ?? []),
    ...Object.values(captions),
  ])
  return [...new Set([...named, ...present(texts.map(({ cover }) => cover?.id ?? null))])]
}

function versionOf(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 16)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null)
}
