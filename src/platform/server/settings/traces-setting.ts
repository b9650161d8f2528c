import { z } from 'zod'

/** Where spans are sent, by OTLP over HTTP, and what is said with each. */
export interface Traces {
  url: string
  headers: Record<string, string>
}

/** A setting that is a list of headers as OpenTelemetry writes it: `name=value,name=value`, values in percent-encoding. */
export function traceHeaders() {
  return z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((one) => one.trim() || []))
    .refine((listed) => listed.every(isHeader), {
      message: 'must be headers such as authorization=Bearer%20token, with commas between them',
    })
}

export function tracesIn(value: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS: string[]
}): Traces | undefined {
  const url = value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/?$/, '/v1/traces')
  return url === undefined
    ? undefined
    : { url, headers: Object.fromEntries(value.OTEL_EXPORTER_OTLP_HEADERS.map(partsOf)) }
}

function partsOf(header: string): [name: string, value: string] {
  const at = header.indexOf('=')
  return [header.slice(0, at).trim(), decodeURIComponent(header.slice(at + 1).trim())]
}

function isHeader(header: string): boolean {
  try {
    const [name, value] = partsOf(header)
    return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[ -~]*$/.test(value)
  } catch {
    return false
  }
}
