import { escapeHtml } from '#platform/escape-html.ts'
import type { Language } from '#platform/languages.ts'
import { showPicture, waitingPicture } from '#platform/page/data-saver.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import './show-picture.css'
import { useShowPicture } from './use-show-picture.ts'

/** Gives a text of ours, as HTML, in which each picture can wait for a tap where data is saved. */
export function useWaitingPictures(): (html: string) => string {
  const { language } = useLanguage()
  const say = useShowPicture()
  return (html) => withShowLinks(html, { language, say })
}

/** As the renderer of figures writes a picture: after each stands the link that shows it. */
export function withShowLinks(
  html: string,
  reader: { language: Language; say: (bytes: number | undefined) => string },
): string {
  return html.replaceAll(/<picture>(.*?)<\/picture>/g, (_, image: string) => {
    const [, address = '', alt = ''] = /<img src="([^"]*)" alt="([^"]*)"/.exec(image) ?? []
    const [, bytes] = / data-bytes="(\d+)"/.exec(image) ?? []
    const action = `<span lang="${reader.language}">${escapeHtml(reader.say(bytes ? Number(bytes) : undefined))}</span>`
    return `<picture class="${waitingPicture}">${image}</picture><a class="${showPicture}" href="${address}"><span>${alt}</span> ${action}</a>`
  })
}
