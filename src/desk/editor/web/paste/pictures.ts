import { videoPlace } from '../../video-place.ts'

/** Sends a picture and gives the id that stands for it meanwhile. */
export type TakePicture = (picture: File) => string

/** Pictures whose data is in the markup are taken along; gives the number of the others, which are taken out. Videos of places that we know become video blocks. */
export function takePictures(body: HTMLElement, take: TakePicture): number {
  let lost = 0
  for (const frame of body.querySelectorAll('iframe')) {
    const place = videoPlace(frame.src)
    if (place) frame.replaceWith(block(body, 'div', { ...place, title: frame.title.slice(0, 200) }))
    else frame.remove()
  }
  for (const image of body.querySelectorAll('img')) {
    if (isBeacon(image)) {
      image.remove()
      continue
    }
    const file = fileIn(image.getAttribute('src') ?? '')
    if (!file) {
      lost++
      image.remove()
      continue
    }
    const caption = image.closest('figure')?.querySelector('figcaption')
    const attributes = {
      mediaid: take(file),
      alt: words(image.alt),
      caption: words(caption?.textContent ?? ''),
    }
    caption?.remove()
    const whole = image.closest('picture') ?? image
    whole.replaceWith(block(body, 'figure', attributes))
  }
  // Blocks stand beside paragraphs, not in them.
  for (const taken of [...body.querySelectorAll('[data-mediaid], [data-provider]')].toReversed()) {
    const line = taken.closest('p:not([data-mediaid]), h2, h3, h4')
    if (line && line !== taken) line.after(taken)
  }
  return lost
}

function block(body: HTMLElement, name: string, attributes: Record<string, string>): HTMLElement {
  const element = body.ownerDocument.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(`data-${key}`, value)
  return element
}

function words(text: string): string {
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, 500).join('')
}

/** One pixel that tells somebody that a mail was opened. */
function isBeacon(image: HTMLImageElement): boolean {
  return image.getAttribute('width') === '1' || image.getAttribute('height') === '1'
}

/** The file of a `data:` address, or undefined when the address is of another kind or broken. */
function fileIn(address: string): File | undefined {
  const match = /^data:(image\/(\w+)[\w+.-]*);base64,([\sA-Za-z0-9+/=]+)$/.exec(address)
  if (!match) return undefined
  const [, type = '', extension = '', data = ''] = match
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
    return new File([bytes], `picture.${extension}`, { type })
  } catch {
    return undefined
  }
}
