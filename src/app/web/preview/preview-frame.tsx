import { useElementSize } from '@mantine/hooks'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#platform/languages.ts'
import { findNamed } from '#platform/web/router/address.ts'
import type { Scheme } from '#ui/scheme.ts'
import styles from './preview.module.css'

interface Props {
  title: string
  language: Language
  scheme: Scheme
  /** Width of the screen that is shown, CSS pixels; made smaller where the page is narrower. */
  width: number
  height: number
  children: ReactNode
}

/**
 * A screen of its own width inside the page. It is an empty document that the page fills, so that media queries see its width while no
 * address of the site has to allow being framed.
 */
export function PreviewFrame({ title, language, scheme, width, height, children }: Props) {
  const { ref, width: room } = useElementSize()
  const [frame, setFrame] = useState<Document | null>(null)
  const scale = room > 0 ? Math.min(1, (room - 2) / width) : 1

  useEffect(() => {
    if (frame) turnTo(frame.documentElement, { language, scheme })
  }, [frame, language, scheme])

  return (
    <div ref={ref} className={styles.stage}>
      <div
        className={styles.device}
        style={{ width: Math.floor(width * scale) + 2, height: Math.floor(height * scale) + 2 }}
      >
        <iframe
          title={title}
          sandbox="allow-same-origin allow-popups"
          srcDoc="<!doctype html><html><head><base target='_blank'></head><body></body></html>"
          style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (!contentDocument) return
            prepare(contentDocument)
            setFrame(contentDocument)
          }}
        />
      </div>
      {frame && createPortal(children, frame.body)}
    </div>
  )
}

function turnTo(root: HTMLElement, { language, scheme }: Pick<Props, 'language' | 'scheme'>): void {
  root.lang = language
  root.dataset.mantineColorScheme = scheme
}

/** The style sheets of the page, and links that do not lead the page away. */
function prepare(frame: Document): void {
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style'))
    frame.head.append(frame.importNode(sheet, true))
  frame.addEventListener('click', (event) => stay(event, frame), { capture: true })
}

/** Links within the text go to their place; all others open beside the preview. */
function stay(event: MouseEvent, frame: Document): void {
  const target = event.composedPath().find((one): one is HTMLAnchorElement => isLink(one))
  const href = target?.getAttribute('href')
  if (!href) return
  event.preventDefault()
  event.stopPropagation()
  if (href.startsWith('#')) findNamed(frame, href)?.scrollIntoView()
  else window.open(href, '_blank', 'noopener')
}

/** Elements of a frame are no instances of the page's own classes. */
function isLink(target: EventTarget): target is HTMLAnchorElement {
  return 'tagName' in target && target.tagName === 'A'
}
