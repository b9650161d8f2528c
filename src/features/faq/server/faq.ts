import { createHmac } from 'node:crypto'
import { currentSlugOf, listCollections } from '#desk/collections/server/collections.ts'
import { listPublished, readArticle, titleOf } from '#content/reading/server/reading.ts'
import { withPlaces } from '#content/reading/server/places.ts'
import { selectShownHtml } from '#content/reading/server/shown-store.ts'
import { withTermLinks } from '#content/reading/server/term-links.ts'
import { readWhole } from '#platform/server/lists/whole-list.ts'
import { notSignedIn } from '#platform/errors.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { FaqEntry, FaqList } from '../contract.ts'
import { countVotes, saveVote } from './store.ts'

/** So often the same block may stand in the answers of one language. */
const mostOfOnePlace = 10_000
/** From one address. */
export const votesAnHour = 60

interface FaqFilter {
  language: Language
  q?: string
  /** Category by slug. */
  category?: string
  /** Where that one has nothing to show, or is not there: the first that has. */
  orFirst?: '1'
  /** `member`: the view of the dashboard, for signed-in readers. */
  audience: 'guest' | 'member'
}

/** Questions by category, for guests or for members; categories in which nothing matches are left out. */
export async function listFaq(ctx: Context, filter: FaqFilter): Promise<FaqList> {
  if (filter.audience === 'member' && ctx.actor.kind === 'guest') throw notSignedIn()
  const categories = await fillCategories(ctx, filter, await listWanted(ctx, filter.category))
  if (categories.length > 0 || !filter.orFirst) return { categories }
  for (const one of await listWanted(ctx)) {
    const first = await fillCategories(ctx, filter, [one])
    if (first.length > 0) return { categories: first }
  }
  return { categories }
}

/** Those in which something matches, with their entries. */
async function fillCategories(
  ctx: Context,
  filter: FaqFilter,
  categories: Awaited<ReturnType<typeof listWanted>>,
): Promise<FaqList['categories']> {
  if (categories.length === 0) return []
  const wanted = {
    kinds: ['faq'],
    language: filter.language,
    q: filter.q,
    inBothLanguages: true,
    publicOnly: ctx.actor.kind === 'guest',
    details: { audience: ['both', filter.audience === 'member' ? 'signed-in' : 'public'] },
    collectionId: categories.length === 1 ? categories[0]?.id : undefined,
    order: 'order',
  } as const
  const shown = await readWhole((place) => listPublished(ctx, { ...wanted, ...place }))
  const ids = shown.map((row) => row.id)
  const [answers, votes] =
    ids.length > 0 ? await Promise.all([readAnswers(ctx, shown), countVotes(ctx.readDb, ids)]) : [[], []]
  const votesFor = (id: string, answer: 'yes' | 'no') =>
    Number(votes.find((vote) => vote.itemId === id && vote.answer === answer)?.votes ?? 0)

  const answerOf = ({ id, language }: (typeof shown)[number]) => {
    const {
      html = '',
      plainHtml = null,
      formerSlugs = [],
    } = answers.find((one) => one.itemId === id && one.language === language) ?? {}
    return { html, plainHtml, formerSlugs }
  }
  const entryOf = (row: (typeof shown)[number]): FaqEntry => ({
    id: row.id,
    slug: row.slug,
    language: row.language,
    question: row.title,
    ...answerOf(row),
    yes: votesFor(row.id, 'yes'),
    no: votesFor(row.id, 'no'),
  })
  return categories
    .map((category) => ({
      id: category.id,
      slug: category.slug,
      title: titleOf(category, filter.language),
      entries: shown.filter((row) => row.collectionId === category.id).map(entryOf),
    }))
    .filter((category) => category.entries.length > 0)
}

/** All categories, or the one at a slug that it has or had. */
async function listWanted(ctx: Context, category?: string) {
  const all = await listCollections(ctx, { kind: 'faq_category' })
  if (!category) return all
  const known = all.filter(({ slug }) => slug === category)
  if (known.length > 0) return known
  const current = await currentSlugOf(ctx, 'faq_category', category)
  return all.filter(({ slug }) => slug === current)
}

async function readAnswers(ctx: Context, shown: readonly { id: string; language: Language }[]) {
  const ids = shown.map(({ id }) => id)
  const all = await selectShownHtml(ctx.readDb, { ids, kind: 'faq', now: ctx.now })
  const languageOf = new Map(shown.map(({ id, language }) => [id, language]))
  const rows = all.filter(({ itemId, language }) => languageOf.get(itemId) === language)
  const answers = [...Map.groupBy(rows, ({ itemId }) => itemId).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { formerSlug: _, ...answer } = first
    const formerSlugs = [first, ...others].flatMap(({ formerSlug }) => formerSlug ?? [])
    return [{ ...answer, formerSlugs }]
  })
  const texts = await withTermLinks(
    ctx,
    answers.map(({ html }) => html),
  )
  const linked = answers.map((answer, index) => ({ ...answer, html: texts[index] ?? answer.html }))
  const filled = await Promise.all(
    languages.map((language, at) =>
      fillPlaces(
        ctx,
        { language, after: at * mostOfOnePlace },
        linked.filter((one) => one.language === language),
      ),
    ),
  )
  return filled.flat()
}

/** Stands between answers that are filled together, so that the same form in two of them has two names on their page. */
const between = '\uE001'

async function fillPlaces<A extends { html: string }>(
  ctx: Context,
  wanted: { language: Language; after: number },
  answers: readonly A[],
) {
  const written = answers.map(({ html }) => html).join(between)
  const [forPages, forFeeds] = await Promise.all(
    (['pages', 'feeds'] as const).map(async (medium) =>
      (await withPlaces(ctx, written, { ...wanted, medium })).split(between),
    ),
  )
  return answers.map((answer, index) => {
    const html = forPages?.[index] ?? answer.html
    const plainHtml = forFeeds?.[index] ?? answer.html
    return { ...answer, html, plainHtml: plainHtml === html ? null : plainHtml }
  })
}

/** Notes whether an answer helped. A guest is told apart by a daily hash of the address, which is not kept. */
export async function voteOnFaq(ctx: Context, address: string, answer: 'yes' | 'no'): Promise<void> {
  await limitRequests(ctx, 'faq-vote', { subject: ctx.address, most: votesAnHour, seconds: 3600 })
  const { id } = await readArticle(ctx, 'faq', { address, language: ctx.language })
  await saveVote(ctx.db, { itemId: id, voter: voterOf(ctx), answer, at: ctx.now })
}

function voterOf(ctx: Context): string {
  if (ctx.actor.kind === 'user') return ctx.actor.uid
  const day = Math.floor(ctx.now / 86_400_000)
  return createHmac('sha256', ctx.config.authSecret).update(`${day} ${ctx.address}`).digest('base64url')
}
