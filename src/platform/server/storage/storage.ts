/** Bytes from `first` to `last`, both included, counted from 0. */
export interface StoredPart {
  first: number
  last: number
}

interface StoredKey {
  key: string
  /** When the bytes were put there, epoch milliseconds. */
  storedAt: number
}

/** Where uploaded bytes live. Keys are ASCII, made by us: `media/<id>/<name>`. */
export interface Storage {
  /** Keeps the bytes durably under the key before it returns; replaces what was there. */
  put(key: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** The stored bytes, or a part of them, as a stream with its length, or undefined. Whoever does not read the stream cancels it. */
  get(
    key: string,
    part?: StoredPart,
  ): Promise<{ body: ReadableStream<Uint8Array>; bytes: number } | undefined>
  /** Every key below a folder, such as `media`, in no particular order. */
  list(folder: string): AsyncIterable<StoredKey>
  /** Removes the key; a missing one is fine. */
  remove(key: string): Promise<void>
}

/**
 * Refuses every key that could leave its folder or that some store would read differently.
 * @throws for anything but one to six segments of ASCII letters, digits, `-`, `_` and inner dots
 */
export function checkKey(key: string): void {
  const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}'
  if (!new RegExp(`^${segment}(?:/${segment}){0,5}$`).test(key))
    throw new Error(`not a storage key: ${JSON.stringify(key)}`)
}
