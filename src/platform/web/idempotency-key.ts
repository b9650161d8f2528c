import { useRef } from 'react'

/**
 * A key for what a form sends: the same body sent again, because no answer came, keeps its key, so that the server does it
 * once; another body gets another key.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const json = JSON.stringify(body)
    if (last.current.body !== json) last.current = { body: json, key: newKey() }
    return last.current.key
  }
}

/** Also on addresses without https, where browsers offer no `randomUUID`. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-')
}
