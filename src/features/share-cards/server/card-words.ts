import satori from 'satori'
import { cardColours } from './card-colours.ts'
import { box, findUnknownSigns, fontFamily, loadFaces, type Box } from './card-faces.ts'
import { cardWidth, type ShareCard } from '#content/reading/server/sharing/share-card.ts'

/** Pixels. Tried from large to small; what is still too long ends with an ellipsis. */
const titleSizes = [76, 66, 58, 50, 44]
const smallest = 44
const mostLines = 4
const mostTitleHeight = 270

interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** The words of a card as shapes of an SVG. Signs that no face has are left out. */
export async function drawWords(given: ShareCard, place: Place): Promise<string> {
  const { width, height } = place
  const card = await withoutUnknown(given)
  const title = await fittingTitle(card, width)
  const line = { display: 'block', width, lineClamp: 1, wordBreak: 'break-word' }
  const label = box(
    { ...line, fontSize: 30, fontWeight: 700, color: cardColours.onDeepGold, marginBottom: 20 },
    card.label,
  )
  const footer = box({ ...line, fontSize: 28, color: cardColours.onDeepSoft, marginTop: 28 }, card.footer)
  const site = box({ fontSize: 32, fontWeight: 700, color: cardColours.onDeep }, card.siteName)
  const middle = [...(card.label ? [label] : []), title, ...(card.footer ? [footer] : [])]
  const column = { display: 'flex', flexDirection: 'column' }
  const page = box({ ...column, width, height, marginLeft: place.left, marginTop: place.top, fontFamily }, [
    box({ display: 'flex', height: 64, alignItems: 'center', marginLeft: 62 }, [site]),
    box({ ...column, justifyContent: 'center', flexGrow: 1, paddingTop: 12, paddingBottom: 12 }, middle),
  ])
  return satori(page, { width: cardWidth, height: place.top + height, fonts: await loadFaces() })
}

/** The largest title that stays whole within its room; of one that never does, the smallest, cut. */
async function fittingTitle(card: ShareCard, width: number): Promise<Box> {
  const fonts = await loadFaces()
  for (const size of titleSizes) {
    const title = titleBox(card, { fontSize: size, width, textWrap: 'balance' })
    let height = 0
    await satori(box({ display: 'flex', width, fontFamily }, [title]), {
      width,
      fonts,
      onNodeDetected: (node) => (height = Math.max(height, node.height)),
    })
    const lines = Math.round(height / (size * lineHeightOf(card)))
    if (lines <= mostLines && height <= mostTitleHeight) return title
  }
  return titleBox(card, { fontSize: smallest, width, lineClamp: mostLines })
}

function titleBox(card: ShareCard, style: Box['props']['style']): Box {
  const wordBreak = hasLongWord(card.title, style) ? 'break-word' : 'normal'
  const looks = { fontWeight: 700, lineHeight: lineHeightOf(card), color: cardColours.onDeep }
  return box({ display: 'block', wordBreak, ...looks, ...style }, card.title)
}

/** Whether a word may be wider than its line: lines of equal length must not cut one that is not. */
function hasLongWord(title: string, { fontSize, width }: Box['props']['style']): boolean {
  const letter = Number(fontSize) * (/\p{Script=Ethiopic}/u.test(title) ? 0.85 : 0.68)
  return title.split(/\s+/).some((word) => word.length * letter > Number(width))
}

/** Ethiopic letters are as tall as Latin ones with everything above and below. */
function lineHeightOf({ title }: ShareCard): number {
  return /\p{Script=Ethiopic}/u.test(title) ? 1.42 : 1.2
}

async function withoutUnknown(card: ShareCard): Promise<ShareCard> {
  const unknown = await findUnknownSigns(Object.values(card).join(' '))
  if (unknown.size === 0) return card
  const clean = (text: string) =>
    [...text]
      .filter((sign) => !unknown.has(sign))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  return {
    siteName: clean(card.siteName),
    label: clean(card.label),
    title: clean(card.title),
    footer: clean(card.footer),
  }
}
