/** What an archive may hold at most; looked at before anything of it is unpacked, and again while it is. */
export const archiveLimits = {
  entries: 200_000,
  /** Bytes of one JSON entry, unpacked. */
  jsonBytes: 8 * 1024 * 1024,
  /** Bytes of the manifest, which names every entry. */
  manifestBytes: 64 * 1024 * 1024,
  /** Bytes of all entries, unpacked. */
  totalBytes: 4 * 1024 * 1024 * 1024,
  /** Unpacked for each packed byte; text comes to 10 or 20. Small entries are not measured. */
  ratio: 200,
  measuredFrom: 256 * 1024,
} as const
