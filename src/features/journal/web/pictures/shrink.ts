/** Pixels of the longer side: small letters can still be read, and a slow line can still send it. */
const mostSide = 1600
const quality = 0.82
/** Bytes above which it is looked whether a JPEG is smaller. */
const mostOfPng = 500_000

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
  const made = await smallest((type) => written(canvas, type))
  if (!made) throw new Error('no picture')
  return made
}

/**
 * Where a browser cannot write WebP, it writes a PNG: of lines and letters that is small, and sharper than a JPEG; of a photograph it
 * takes several times as much.
 */
export async function smallest(write: (type: string) => Promise<Blob | null>): Promise<Blob | null> {
  const made = await write('image/webp')
  if (made?.type !== 'image/png' || made.size <= mostOfPng) return made
  const photograph = await write('image/jpeg')
  return photograph && photograph.size < made.size ? photograph : made
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const context = canvas.getContext('2d')
  if (type === 'image/jpeg' && context) {
    // It knows nothing of what can be seen through, and makes that black.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return new Promise((take) => canvas.toBlob(take, type, quality))
}
