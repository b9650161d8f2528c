/** Status and code of a refusal as it came over the wire, and nothing unless it is a problem document (RFC 9457). */
export function problemOf(answer: string): [status: number, code: unknown] | undefined {
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.slice(0, end)
  if (!/^content-type: application\/problem\+json/im.test(head)) return undefined
  const document: Record<string, unknown> = JSON.parse(answer.slice(end + 4))
  const status = Number(head.split(' ')[1])
  return document.status === status ? [status, document.code] : undefined
}
