import { useState, type MouseEvent } from 'react'
import type { Article } from '../../contract.ts'
import type { Language } from '#platform/languages.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { usePageText, useSameText } from '#platform/web/page-texts.ts'
import './article.css'
import './article-blocks.css'
import './article-tables.css'
import './self-check.css'
import '#ui/blocks/calculator.css'
import '#ui/blocks/chart.css'
import { useText } from '../text.ts'
import { useWaitingPictures } from '../pictures/waiting-pictures.ts'

/** The text of an item. The server made the HTML from checked blocks. */
export function ArticleBody({
  article: { html: given, language },
  captions = [],
}: {
  article: Pick<Article, 'html' | 'language'>
  /** Of the first video, those that the reader wants first. */
  captions?: readonly Captions[]
}) {
  const t = useText()
  const reader = useLanguage()
  const carried = useCarriedLanguage()
  const withWaiting = useWaitingPictures()
  const html = useSameText(given)
  const linked = withLinks(html, carried)
  const marks = usePageText(linked === html ? html : undefined)
  const [copied, setCopied] = useState('')
  const act = (event: MouseEvent<HTMLDivElement>) => {
    playVideo(
      event,
      captions.map((one) => ({ ...one, label: t(`captions.${one.language}`) })),
    )
    void copyHeading(event, t('share.copied')).then(setCopied)
  }
  return (
    <>
      {/* The handler only swaps links for players and copies what links lead to; every link also works without it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        {...marks}
        className="article"
        suppressHydrationWarning
        lang={language === reader.language ? undefined : language}
        onClick={act}
        dangerouslySetInnerHTML={{ __html: withWaiting(linked) }}
      />
      <output className="visually-hidden">{copied}</output>
    </>
  )
}

/** Links of the text to other pages lead on as the links around it do. */
function withLinks(html: string, carried: (to: string) => string): string {
  return html.replaceAll(/<a href="(\/[^"?]*)"/g, (_, to: string) => `<a href="${carried(to)}"`)
}

/** Besides going to a heading, its link copies where that is; the sign beside it says so. */
async function copyHeading(event: MouseEvent<HTMLDivElement>, done: string): Promise<string> {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.heading-link')
  if (!link) return ''
  try {
    await navigator.clipboard.writeText(link.href)
    link.dataset.copied = done
    return done
  } catch {
    return ''
  }
}

/** Captions of a video, by their address. */
export interface Captions {
  language: Language
  url: string
}

type Track = Captions & { label: string }

const players: Record<string, (id: string) => string> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1`,
}

/** Puts the player in the place of a video's link; until then nothing is fetched from elsewhere. */
function playVideo(event: MouseEvent<HTMLDivElement>, tracks: readonly Track[]): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.video') : null
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
  const { video: provider = '', videoId = '' } = link.dataset
  const address = players[provider]?.(encodeURIComponent(videoId))
  const player = address
    ? frameFor(address, link.textContent ?? '')
    : fileFor(link.href, isFirstVideo(link) ? tracks : [])
  player.className = 'video-player'
  event.preventDefault()
  link.replaceWith(player)
  player.focus()
}

function frameFor(address: string, title: string): HTMLElement {
  const frame = document.createElement('iframe')
  return Object.assign(frame, {
    src: address,
    title,
    allow: 'autoplay; fullscreen; picture-in-picture',
    allowFullscreen: true,
  })
}

function fileFor(address: string, tracks: readonly Track[]): HTMLElement {
  const video = document.createElement('video')
  for (const [index, { language, label, url }] of tracks.entries()) {
    const track = document.createElement('track')
    const about = { kind: 'captions', srclang: language, label, src: url }
    video.append(Object.assign(track, about, { default: index === 0 }))
  }
  return Object.assign(video, { src: address, controls: true, autoplay: true })
}

function isFirstVideo(link: HTMLAnchorElement): boolean {
  return link === link.closest('.article')?.querySelector('a.video, .video-player')
}
