import { paths } from '#platform/paths.ts'

/** What belongs to the page of a certificate. */
export const pdfPath = (id: string) => `${paths.certificate(id)}/certificate.pdf`
export const badgePath = (id: string) => `${paths.certificate(id)}/badge.json`
