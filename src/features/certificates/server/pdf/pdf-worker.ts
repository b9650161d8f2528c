import { answerOrders } from '#platform/server/side-thread-work.ts'
import { drawCertificate } from './draw-certificate.ts'

export type PdfOrder = Parameters<typeof drawCertificate>[0]

answerOrders<PdfOrder>(drawCertificate)
