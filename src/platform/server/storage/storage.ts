/** Where uploaded bytes live. Keys are ASCII, made by us: `media/<id>/<name>`. */
export interface Storage {
  /** Keeps the bytes durably under the key before it returns; replaces what was there. */
  put(key: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** The stored bytes as a stream with their length, or undefined. */
  get(key: string): Promise<{ body: ReadableStream<Uint8Array>; bytes: number } | undefined>
  /** Removes the key; a missing one is fine. */
  remove(key: string): Promise<void>
}
