/** The marks of a movement stand near the beginning of a picture. */
const lookedAt = 64 * 1024

/** Whether a picture moves; of pictures that do, only the first frame is kept. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, lookedAt).arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith('GIF8')) return text.split('!\u00f9\u0004').length > 2 || text.includes('NETSCAPE2.0')
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((bytes[20] ?? 0) & 2) !== 0
  if (text.startsWith('PNG', 1)) return text.includes('acTL')
  return text.startsWith('ftypavis', 4)
}
