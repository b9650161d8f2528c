import { findTyped, forgetTyped, forgetTypedOnce, keepTyped } from '#platform/web/typed/typed-store.ts'

/** Letters: a tab has room for about five million, which words that are typed need too. */
const most = 2_000_000

interface Begun {
  tradeId: string
  type: string
  /** As base64. */
  bytes: string
}

/** Keeps the picture that was chosen last in this tab, so that a reload does not take it from its words; one that is too large is not kept. */
export async function keepBegunPicture(place: string, tradeId: string, file: Blob): Promise<void> {
  forgetTyped(place)
  const bytes = await base64Of(file)
  if (bytes.length <= most) keepTyped(place, { tradeId, type: file.type, bytes } satisfies Begun)
}

export function findBegunPicture(place: string, tradeId: string): Blob | null {
  const begun = asBegun(findTyped(place))
  if (begun?.tradeId !== tradeId) return null
  const bytes = Uint8Array.from(atob(begun.bytes), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: begun.type })
}

/** The one of another trade stays. */
export function forgetBegunPicture(place: string, tradeId: string): void {
  if (asBegun(findTyped(place))?.tradeId === tradeId) forgetTyped(place)
}

/** The same once it is safe elsewhere. */
export function forgetBegunPictureOnce(place: string, tradeId: string, safe: Promise<void>): void {
  if (asBegun(findTyped(place))?.tradeId === tradeId) void forgetTypedOnce(place, safe)
}

async function base64Of(file: Blob): Promise<string> {
  const read = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => read.resolve(String(reader.result)))
  reader.addEventListener('error', () => read.resolve(''))
  reader.readAsDataURL(file)
  return (await read.promise).replace(/^.*,/, '')
}

/** Only `keepBegunPicture` writes there. */
function asBegun(value: unknown): Begun | null {
  return value as Begun | null
}
