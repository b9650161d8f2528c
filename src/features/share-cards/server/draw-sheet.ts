import satori from 'satori'
import { weave } from '#platform/site-shapes.ts'
import { sheetSize, type Sheet, type SheetRow } from '../contract.ts'
import { cardColours as colours } from './card-colours.ts'
import { box, fontFamily, loadFaces, type Box } from './card-faces.ts'

/** Pixels of a letter, from large to small; those of a picture that stands alone can be read where it is 360 wide. */
const [aloneSizes, besideSizes] = [
  [36, 33, 30, 28, 26, 25, 24],
  [24, 22, 20, 19, 18, 17, 16],
]

const lineHeight = 1.46
const band = weave('diamond')

/** A sheet as SVG that fills its room, under a woven band. */
export async function wholeSheet(sheet: Sheet): Promise<string> {
  const { width, height } = sheetSize
  const stitch = 3
  const bandHeight = band.height * stitch
  const room = { width, minHeight: height - bandHeight, isAlone: true }
  const laid = await fitting(sheet, { sizes: aloneSizes, mostHeight: room.minHeight }, room)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="weave" width="${band.width * stitch}" height="${bandHeight}" patternUnits="userSpaceOnUse"><g transform="scale(${stitch})"><path fill="${colours.onDeepGold}" d="${band.second}"/><path fill="${colours.onDeep}" d="${band.first}"/></g></pattern></defs>
<rect width="${width}" height="${height}" fill="${colours.surface}"/><rect width="${width}" height="${bandHeight}" fill="${colours.deep}"/><rect width="${width}" height="${bandHeight}" fill="url(#weave)"/>
${laid.svg.replace('<svg ', `<svg y="${bandHeight}" `)}</svg>`
}

/** The same without its details, as wide as it is told and as high as it needs, to stand beside a title. */
export function briefSheet(
  sheet: Sheet,
  { width, mostHeight }: { width: number; mostHeight: number },
): Promise<{ svg: string; height: number }> {
  const brief = { ...sheet, label: '', text: '', details: [] }
  return fitting(brief, { sizes: besideSizes, mostHeight }, { width, minHeight: 0, isAlone: false })
}

/** The largest letters with which all of it has room; what is too much for the smallest goes without its last details. */
async function fitting(
  sheet: Sheet,
  { sizes, mostHeight }: { sizes: readonly number[]; mostHeight: number },
  room: Omit<Room, 'em'>,
): Promise<{ svg: string; height: number }> {
  const fonts = await loadFaces()
  const smallest = sizes.at(-1) ?? 0
  const tries = [
    ...sizes.map((em) => ({ em, details: sheet.details })),
    ...sheet.details.map((_, at) => ({ em: smallest, details: sheet.details.slice(0, -at - 1) })),
  ]
  let laid = { svg: '', height: 0 }
  let mostEm = Infinity
  for (const { em, details } of tries) {
    if (em > mostEm) continue
    const svg = await satori(sheetBox({ ...sheet, details }, { ...room, em }), { width: room.width, fonts })
    laid = { svg, height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]) }
    if (laid.height <= mostHeight) break
    // Larger letters make more lines as well, so the height grows with their square at most.
    mostEm = Math.max(smallest, em * Math.sqrt(mostHeight / laid.height))
  }
  return laid
}

interface Room {
  em: number
  width: number
  minHeight: number
  /** Whether it fills its height, in more colours than it needs beside a title. */
  isAlone: boolean
}

function sheetBox(sheet: Sheet, { em, width, minHeight, isAlone }: Room): Box {
  const side = isAlone ? 1.5 * em : 1.1 * em
  const room = { ...column, paddingLeft: side, paddingRight: side }
  const above = [
    ...(sheet.label
      ? [words(sheet.label, { fontSize: 0.85 * em, fontWeight: 700, color: colours.goldInk })]
      : []),
    ...(sheet.title ? [titleBox(sheet.title, em, isAlone)] : []),
    ...sheet.rows.map((row, at) => rowBox(row, em, { isFirst: at === 0 && !sheet.title, isOnDeep: false })),
    ...sheet.lines.map((line, at) => lineBox(line, em, at)),
  ]
  const inner = width - 2 * side
  return box({ ...column, width, minHeight, fontFamily, fontSize: em, lineHeight, color: colours.ink }, [
    box({ ...room, paddingTop: 0.9 * em, paddingBottom: 0.9 * em }, above),
    ...(sheet.main
      ? [
          mainBox(
            sheet,
            { ...sheet.main, em, inner, isAlone },
            { ...room, paddingTop: em, paddingBottom: em },
          ),
        ]
      : []),
  ])
}

const column = { display: 'flex', flexDirection: 'column' }

function titleBox(title: string, em: number, isAlone: boolean): Box {
  const fontSize = (isAlone ? 1.6 : 1.25) * em
  return words(title, { fontSize, fontWeight: 700, lineHeight: 1.3, marginBottom: 0.35 * em })
}

/** What it comes to stands largest, as large as it fits; on the deep ground, or on a light one where the card around it is deep. */
function mainBox(
  { text, details, note }: Sheet,
  { label, figure, em, inner, isAlone }: SheetRow & { em: number; inner: number; isAlone: boolean },
  room: Box['props']['style'],
): Box {
  const { ground, ink, soft, large } = isAlone
    ? { ground: colours.deep, ink: colours.onDeep, soft: colours.onDeepSoft, large: colours.onDeepGold }
    : { ground: colours.goldSoft, ink: colours.ink, soft: colours.inkSoft, large: colours.green }
  const fontSize = Math.min(2.4 * em, inner / (0.62 * figure.length))
  const style = { ...room, flexGrow: 1, justifyContent: 'center', backgroundColor: ground, color: ink }
  return box(style, [
    ...(label ? [words(label, { color: soft })] : []),
    words(figure, { fontSize, fontWeight: 700, lineHeight: 1.3, color: large }),
    ...(text ? [words(text, { marginTop: 0.35 * em, marginBottom: 0.5 * em, textWrap: 'pretty' })] : []),
    ...details.map((row, at) => rowBox(row, em, { isFirst: at === 0, isOnDeep: true })),
    ...(note ? [words(note, { marginTop: 0.5 * em, fontSize: 0.85 * em, color: soft })] : []),
  ])
}

/** A long label has several lines beside its figure. */
function rowBox(
  { label, figure }: SheetRow,
  em: number,
  { isFirst, isOnDeep }: { isFirst: boolean; isOnDeep: boolean },
): Box {
  const line = isFirst ? 0 : Math.max(1, em / 24)
  const [soft, ink] = isOnDeep ? [colours.onDeepSoft, colours.onDeep] : [colours.inkSoft, colours.ink]
  const rule = isOnDeep ? 'rgba(207, 220, 205, 0.3)' : colours.line
  return box(
    {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingTop: 0.22 * em,
      paddingBottom: 0.22 * em,
      borderTop: `${line}px solid ${rule}`,
    },
    [
      words(label, {
        color: figure ? soft : ink,
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 0,
        paddingRight: em,
        lineHeight: 1.36,
        textWrap: 'balance',
      }),
      ...(figure ? [words(figure, { color: ink, fontWeight: 700, flexShrink: 1, maxWidth: '65%' })] : []),
    ],
  )
}

function lineBox(line: string, em: number, at: number): Box {
  return box({ display: 'flex', marginTop: 0.35 * em }, [
    words(`${at + 1}`, { width: 1.3 * em, flexShrink: 0, fontWeight: 700, color: colours.goldInk }),
    words(line, { flexGrow: 1, flexShrink: 1, flexBasis: 0, lineHeight: 1.36 }),
  ])
}

function words(text: string, style: Box['props']['style']): Box {
  return box({ display: 'block', wordBreak: 'break-word', ...style }, text)
}
