import { paths } from '../paths.ts'

/** The legal pages whose texts have versions, by their addresses. */
export const legalDocuments = ['terms-of-service', 'privacy-policy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** Which version of which text. */
export interface LegalName {
  document: LegalDocument
  version: number
}

/** The longest account of what a version changed, code points. */
export const mostLegalSummary = 280

/** The page of a legal text. */
export const legalPaths: Record<LegalDocument, string> = {
  'terms-of-service': paths.termsOfService,
  'privacy-policy': paths.privacyPolicy,
}

/** Where a version stands word for word. */
export function versionPath({ document, version }: LegalName): string {
  return `${legalPaths[document]}?version=${version}`
}

/** An instant of a day such as `2026-11-20`, to show it in either calendar. */
export function middayOf(day: string): number {
  return Date.parse(`${day}T09:00:00Z`)
}

/** How names travel in a form that is sent without a script: `terms-of-service:2 privacy-policy:1`. */
export function writeNames(names: readonly LegalName[]): string {
  return names.map(({ document, version }) => `${document}:${version}`).join(' ')
}

/** What `writeNames` wrote; what is none of it is left out, and without any the form did not say. */
export function readNames(written: string): LegalName[] | undefined {
  const names = written.split(' ').flatMap((one) => {
    const [name = '', version = ''] = one.split(':')
    const document = legalDocuments.find((known) => known === name)
    return document && /^[1-9]\d{0,4}$/.test(version) ? [{ document, version: Number(version) }] : []
  })
  return names.length > 0 ? names : undefined
}

/** The names of the versions that count today. */
export function namesInForce(texts: {
  documents: readonly { document: LegalDocument; inForce: number | null }[]
}): LegalName[] {
  return texts.documents.flatMap(({ document, inForce }) =>
    inForce === null ? [] : [{ document, version: inForce }],
  )
}
