import type { JWTPayload } from 'jose'
import { Problem } from '#platform/errors.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import type { EnvelopedBadge } from '../../badge/contract.ts'
import { addressOf, readIssued } from '../certificates.ts'
import { statusOf, type IssuedCertificate } from '../state.ts'
import { at, badgeContexts, issuerOf, published, sign } from './issuer.ts'
import { placeIn } from './status-places.ts'

/**
 * A certificate as a signed Open Badge 3.0, which others verify from what the site publishes. The date of its end and the place of
 * its status stand in it.
 * @throws 404 for an unknown certificate, 410 `certificate.revoked`
 */
export async function readSignedBadge(ctx: Context, id: string): Promise<string> {
  const row = await readIssued(ctx, id)
  if (statusOf(row, ctx.now) === 'revoked') throw new Problem(410, 'certificate.revoked')
  return sign(ctx, badgeOf(ctx, row))
}

/** The same in JSON: an enveloped credential of the W3C's data model 2.0. */
export async function readEnvelopedBadge(ctx: Context, id: string): Promise<EnvelopedBadge> {
  return {
    '@context': 'https://www.w3.org/ns/credentials/v2',
    id: `data:application/vc+jwt,${await readSignedBadge(ctx, id)}`,
    type: 'EnvelopedVerifiableCredential',
  }
}

function badgeOf(ctx: Context, row: IssuedCertificate): JWTPayload {
  const id = addressOf(ctx, row.id)
  const issuer = issuerOf(ctx)
  const { issuedAt, expiresAt } = row
  return {
    '@context': [...badgeContexts],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: titleOf(row),
    issuer,
    validFrom: iso(issuedAt),
    ...(expiresAt === null ? {} : { validUntil: iso(expiresAt) }),
    credentialSubject: subjectOf(ctx, row),
    credentialStatus: statusEntryOf(ctx, row),
    iss: issuer.id,
    jti: id,
    nbf: seconds(issuedAt),
    ...(expiresAt === null ? {} : { exp: seconds(expiresAt) }),
  }
}

/** The holder is known by name alone: nothing else of the account leaves the site. */
function subjectOf(ctx: Context, row: IssuedCertificate) {
  const { courseId, score, holderLatin, holderEthiopic } = row
  const achievement = at(ctx, paths.course(courseId))
  const result = `${achievement}#score`
  return {
    type: ['AchievementSubject'],
    identifier: [nameOf(holderLatin), nameOf(holderEthiopic)],
    achievement: {
      id: achievement,
      type: ['Achievement'],
      achievementType: 'Course',
      name: titleOf(row),
      description: titlesOf(row),
      criteria: { narrative: `The course was completed: ${titlesOf(row)}` },
      ...(score === null
        ? {}
        : {
            resultDescription: [
              {
                id: result,
                type: ['ResultDescription'],
                name: 'Score',
                resultType: 'Percent',
                valueMin: '0',
                valueMax: '100',
              },
            ],
          }),
    },
    ...(score === null
      ? {}
      : { result: [{ type: ['Result'], resultDescription: result, value: String(score) }] }),
  }
}

/** As it is written: who verifies compares it with an identity card. */
function nameOf(name: string) {
  return { type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }
}

function statusEntryOf(ctx: Context, { statusPlace }: IssuedCertificate) {
  const { list, index } = placeIn(statusPlace)
  const address = at(ctx, published.status(list))
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  }
}

/** One of the two is always there: a certificate is of a text that was published. */
function titleOf({ titleEn, titleAm }: IssuedCertificate): string {
  return titleEn ?? titleAm ?? ''
}

function titlesOf({ titleEn, titleAm }: IssuedCertificate): string {
  return [titleEn, titleAm].filter(Boolean).join(' · ')
}

function iso(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}

function seconds(instant: number): number {
  return Math.floor(instant / 1000)
}
