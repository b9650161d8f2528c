import type { FileInfo, Picture } from '../media/contract.ts'
import type { RenderOptions } from './nodes/rendering.ts'

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  ...(marks.length > 0 && { marks }),
  text,
})
const line = (text: string) => ({ type: 'paragraph', content: [words(text)] })
const cellAttrs = { colspan: 1, rowspan: 1, colwidth: null, align: null }

/** For tests: every block once, in canonical form. */
export const everyBlock = {
  paragraph: {
    type: 'paragraph',
    content: [
      words('plain '),
      words('bold', { type: 'bold' }),
      { type: 'hardBreak' },
      words('both', { type: 'link', attrs: { href: '/learn/risk' } }, { type: 'bold' }, { type: 'italic' }),
      words('gone', { type: 'strike' }),
      words('x = 1', { type: 'code' }),
      words('spread', { type: 'term', attrs: { termId: 'spread' } }, { type: 'bold' }),
    ],
  },
  heading: { type: 'heading', attrs: { level: 2 }, content: [words('What is risk?')] },
  bulletList: {
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          line('one'),
          { type: 'bulletList', content: [{ type: 'listItem', content: [line('inner')] }] },
        ],
      },
      { type: 'listItem', content: [line('two'), line('more')] },
    ],
  },
  orderedList: {
    type: 'orderedList',
    attrs: { start: 3, type: 'a' },
    content: [{ type: 'listItem', content: [line('third')] }],
  },
  blockquote: { type: 'blockquote', content: [line('said')] },
  callout: {
    type: 'callout',
    attrs: { tone: 'risk', title: 'Read this first' },
    content: [line('You can lose money.')],
  },
  figureImage: { type: 'figureImage', attrs: { mediaId: 'candle', alt: 'A candle', caption: 'One candle' } },
  table: {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableHeader', attrs: cellAttrs, content: [line('Crop')] },
          { type: 'tableHeader', attrs: { ...cellAttrs, align: 'right' }, content: [line('Price')] },
        ],
      },
      {
        type: 'tableRow',
        content: [
          {
            type: 'tableHeader',
            attrs: { ...cellAttrs, rowspan: 2, colwidth: [120] },
            content: [line('Sesame')],
          },
          { type: 'tableCell', attrs: cellAttrs, content: [line('17,000 ብር')] },
        ],
      },
      {
        type: 'tableRow',
        content: [{ type: 'tableCell', attrs: { ...cellAttrs, colspan: 2 }, content: [line('none')] }],
      },
    ],
  },
  codeBlock: { type: 'codeBlock', attrs: { language: 'text' }, content: [words('1 < 2\n3')] },
  horizontalRule: { type: 'horizontalRule' },
  fileBlock: { type: 'fileBlock', attrs: { mediaId: 'plan', label: 'Trading plan' } },
  video: { type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'How the ECX works' } },
}

const candle: Picture = {
  id: 'candle',
  width: 1200,
  height: 800,
  alt: { en: 'Candle', am: 'ሻማ' },
  sources: [{ type: 'image/avif', srcset: '/media/candle-640.avif 640w, /media/candle-1200.avif 1200w' }],
  src: '/media/candle-640.webp',
}

const plan: FileInfo = {
  id: 'plan',
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  bytes: 2048,
  url: '/media/plan',
}

/** For tests: what the renderer needs beside the text. */
export const testRendering: RenderOptions = {
  pictures: new Map([['candle', candle]]),
  files: new Map([['plan', plan]]),
  labels: {
    headingLink: (heading) => `Link to “${heading}”`,
    table: (number) => `Table ${number}`,
    callouts: { info: 'Note', warning: 'Careful', risk: 'Risk' },
    fileDetails: ({ bytes }) => `PDF, ${bytes / 1024} KB`,
    watchVideo: { youtube: 'Watch on YouTube', vimeo: 'Watch on Vimeo', upload: 'Watch the video' },
  },
  language: 'en',
}
