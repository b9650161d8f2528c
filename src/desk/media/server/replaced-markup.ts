import type { FileInfo, Picture } from '#content/media/contract.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { renderPicture } from '#content/blocks/nodes/figure-image.ts'
import { renderFileLink } from '#content/blocks/nodes/file-block.ts'
import type { RenderLabels } from '#content/blocks/nodes/rendering.ts'

/** Published HTML with another file behind a picture; what the text itself says about it stays. */
export function replacePicture(html: string, picture: Picture): string {
  const shown = html.replace(
    /<picture>(?:<source [^>]*>)*<img src="([^"]*)" alt="([^"]*)"[^>]*><\/picture>/g,
    (markup, src: string, alt: string) => (isOf(src, picture.id) ? renderPicture(picture, alt) : markup),
  )
  return replaceLinks(shown, picture.id, picture.src)
}

/** The same for a file: links, videos and file blocks; a block that showed the file's own name shows the new one. */
export function replaceFile(
  html: string,
  { former, file, details }: { former: FileInfo; file: FileInfo; details: RenderLabels['fileDetails'] },
): string {
  const shown = html.replace(
    /<a class="file-link" href="([^"]*)"[^>]*><span class="file-name">([^<]*)<\/span> <span class="file-details">[^<]*<\/span><\/a>/g,
    (markup, href: string, name: string) => {
      if (!isOf(href, file.id)) return markup
      const label = name === escapeHtml(former.name) ? escapeHtml(file.name) : name
      return renderFileLink(file, { label, details: escapeHtml(details(file)) })
    },
  )
  return replaceLinks(shown, file.id, file.url)
}

/** Links that somebody made to an address of the upload lead to the one of today. */
function replaceLinks(html: string, id: string, address: string): string {
  return html.replace(/ href="([^"]*)"/g, (markup, href: string) =>
    isOf(href, id) && href !== address ? ` href="${escapeHtml(address)}"` : markup,
  )
}

function isOf(address: string, id: string): boolean {
  return address.startsWith(`/media/${id}/`)
}
