import { z } from '@hono/zod-openapi'
import { instant } from '#content/contract.ts'
import { pageOf } from '#platform/contract/paging.ts'

/** The name of a holder in both scripts. */
const holder = z.object({ latin: z.string(), ethiopic: z.string() })
export type Holder = z.infer<typeof holder>

/** In each language, or null where the course has no text in it. */
const titles = z.object({ en: z.string().nullable(), am: z.string().nullable() })
export type Titles = z.infer<typeof titles>

const reason = z.object({ en: z.string(), am: z.string() })

/** Code points of the reason for which a certificate was revoked. */
export const mostReasonLength = 300

const certificateStatuses = ['valid', 'expired', 'revoked'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

/** `waiting`: earned, and issued as soon as its holder has said how the name is written. */
const certificateStates = ['waiting', ...certificateStatuses] as const

const facts = {
  id: z.string(),
  title: titles,
  /** Per cent; null for a course that is not marked. */
  score: z.number().int().nullable(),
  /** When the course was completed. */
  completedAt: instant,
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  reason: reason.nullable(),
}

/** What everybody sees who has the address. */
export const certificate = z
  .object({
    ...facts,
    status: z.enum(certificateStatuses),
    holder,
    issuedAt: instant,
    /** The address of the page, to be shown and read by a camera. */
    address: z.string(),
    /** The dark squares of a QR code, as a path on a grid of `size` by `size`. */
    qr: z.object({ size: z.number().int(), path: z.string() }),
  })
  .openapi('Certificate')
export type Certificate = z.infer<typeof certificate>

export const ownCertificate = z
  .object({
    ...facts,
    courseId: z.string(),
    state: z.enum(certificateStates),
    issuedAt: instant.nullable(),
    /** Whether it stays when its holder's account is deleted. */
    isKept: z.boolean(),
  })
  .openapi('OwnCertificate')
export type OwnCertificate = z.infer<typeof ownCertificate>

export const ownCertificates = z
  .object({
    names: holder.nullable(),
    /** Whether a certificate was issued with these names: then only administrators correct them. */
    areNamesFixed: z.boolean(),
    items: z.array(ownCertificate),
  })
  .openapi('OwnCertificates')
export type OwnCertificates = z.infer<typeof ownCertificates>

export const listedCertificate = z
  .object({
    ...facts,
    userId: z.string().nullable(),
    status: z.enum(certificateStatuses),
    holder,
    issuedAt: instant,
  })
  .openapi('ListedCertificate')
export type ListedCertificate = z.infer<typeof listedCertificate>

export const certificateList = pageOf(listedCertificate).openapi('CertificateList')
export type CertificateList = z.infer<typeof certificateList>

const signingKey = z
  .object({
    id: z.string(),
    createdAt: instant,
    /** From when on it no longer signs; what it signed still holds. */
    retiredAt: instant.nullable(),
    /** From when on nothing that it signed holds. */
    revokedAt: instant.nullable(),
  })
  .openapi('SigningKey')
export type SigningKey = z.infer<typeof signingKey>

export const signingKeys = z.object({ items: z.array(signingKey) }).openapi('SigningKeys')
