/** Pixels of the longer side: small letters can still be read, and a slow line can still send it. */
const mostSide = 1600
const quality = 0.82

/**
 * A picture as it is kept on the device and sent: upright, small, and without what the camera wrote about the place.
 * @throws for what the browser cannot read as a picture
 */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // Where a browser cannot write WebP, it writes a PNG, which may be smaller than a JPEG with its broken letters.
  const made = await new Promise<Blob | null>((take) => canvas.toBlob(take, 'image/webp', quality))
  if (!made) throw new Error('no picture')
  return made
}
