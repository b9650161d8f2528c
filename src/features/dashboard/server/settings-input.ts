import { z } from '@hono/zod-openapi'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { instant } from '#content/contract.ts'
import { textOf } from '#platform/server/http/http.ts'
import { dashboardCards, mostLinks, mostMoreAnnouncements } from '../contract.ts'
import {
  mostAnnouncementLength,
  mostHeroTextLength,
  mostHeroTitleLength,
  mostLinkLabelLength,
} from '../lengths.ts'
import { says } from '#platform/problems/field-codes.ts'
const inBoth = (most: number, least = 0) =>
  z.strictObject({ en: textOf(most, least), am: textOf(most, least) })
const href = z.string().trim().max(2000).refine(isSafeHref, says('invalid_url'))

const announcementInput = z
  .strictObject({
    isShown: z.boolean(),
    text: inBoth(mostAnnouncementLength),
    href: href.nullable(),
    from: instant.min(0).nullable(),
    until: instant.min(0).nullable(),
  })
  .refine(({ isShown, text }) => !isShown || text.en !== '' || text.am !== '', {
    path: ['text'],
    ...says('required'),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    ...says('before_start'),
  })

/** The settings as administrators send them. */
export const settingsInput = z
  .strictObject({
    /** The version that the editor started from. */
    version: z.number().int().min(0),
    announcement: announcementInput,
    /** Left out in what was exported before there were several. */
    moreAnnouncements: z.array(announcementInput).max(mostMoreAnnouncements).default([]),
    hero: z.strictObject({ title: inBoth(mostHeroTitleLength), text: inBoth(mostHeroTextLength) }),
    links: z.array(z.strictObject({ label: inBoth(mostLinkLabelLength, 1), href })).max(mostLinks),
    cards: z
      .array(z.strictObject({ card: z.enum(dashboardCards), isShown: z.boolean() }))
      .refine(
        (cards) => new Set(cards.map(({ card }) => card)).size === dashboardCards.length,
        says('incomplete'),
      )
      .refine((cards) => cards.length === dashboardCards.length, says('repeated')),
  })
  .openapi('SiteSettingsInput')
