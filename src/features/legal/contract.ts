import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import { instant } from '#platform/contract/instant.ts'
import { legalDocuments } from '#platform/legal/legal-texts.ts'
import { says } from '#platform/problems/field-codes.ts'

/** Which version of which text. */
const legalName = z
  .strictObject({ document: z.enum(legalDocuments), version: z.number().int().min(1).max(100_000) })
  .openapi('LegalVersionName')

/** What somebody was shown and accepts: one version of a text at most. */
export const acceptedNames = z
  .array(legalName)
  .max(legalDocuments.length)
  .refine((names) => new Set(names.map(({ document }) => document)).size === names.length, says('repeated'))

const versionBase = z.object({
  document: z.enum(legalDocuments),
  /** Counted for each text, from 1. */
  version: z.number().int(),
  /** The day from which it counts, by the calendar of Addis Ababa. */
  effectiveOn: z.iso.date(),
  declaredAt: instant,
  /** Whether members who accepted an earlier one are asked anew. */
  mustAccept: z.boolean(),
})

/** `summary`: what changed, in the language that was asked for. */
const legalVersion = versionBase.extend({ summary: z.string() }).openapi('LegalVersion')
export type LegalVersion = z.infer<typeof legalVersion>

export const legalTexts = z
  .object({
    documents: z.array(
      z.object({
        document: z.enum(legalDocuments),
        /** The number of the version that counts today; null where none was declared, or none counts yet. */
        inForce: z.number().int().nullable(),
        /** The newest first. */
        versions: z.array(legalVersion),
      }),
    ),
  })
  .openapi('LegalTexts')
export type LegalTexts = z.infer<typeof legalTexts>

/** Exactly what a version says, as it was when it was declared. */
export const legalVersionText = legalVersion
  .extend({ language, title: z.string(), excerpt: z.string(), html: z.string() })
  .openapi('LegalVersionText')
export type LegalVersionText = z.infer<typeof legalVersionText>

export const legalAcceptance = z
  .object({ document: z.enum(legalDocuments), version: z.number().int(), acceptedAt: instant, language })
  .openapi('LegalAcceptance')
export type LegalAcceptance = z.infer<typeof legalAcceptance>

export const ownAcceptances = z
  .object({
    /** The latest first. */
    accepted: z.array(legalAcceptance),
    /** What the member is asked to accept now. */
    asked: z.array(legalVersion),
  })
  .openapi('OwnLegalAcceptances')
export type OwnAcceptances = z.infer<typeof ownAcceptances>

/** What administrators see of the versions. */
export const managedLegal = z
  .object({
    documents: z.array(
      z.object({
        document: z.enum(legalDocuments),
        inForce: z.number().int().nullable(),
        /** Whether readers find the page in both languages: only then a version can be declared. */
        isPublished: z.boolean(),
        /** Whether readers find another text on the page than the newest version has. */
        isChanged: z.boolean(),
        versions: z.array(
          versionBase.extend({
            summary: z.object({ en: z.string(), am: z.string() }),
            accepted: z.number().int().openapi({ description: 'Members who accepted it' }),
          }),
        ),
      }),
    ),
  })
  .openapi('ManagedLegalTexts')
export type ManagedLegal = z.infer<typeof managedLegal>
