import { languages, type Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useCanonicalAddress } from './canonical-address.ts'
import { useSiteIdentity } from './site-context.ts'

interface Props {
  title: string
  description?: string
  /** The page's own address; without it the page names no canonical address. */
  canonicalPath?: string
  /** Languages in which the text exists. Pages whose words are the site's own exist in all. */
  publishedIn?: readonly Language[]
  /** The language of the text shown, when it is not the reader's. */
  shownIn?: Language
  /** The picture that stands for the page where it is shared, 1200 × 630; without it the site's own. */
  shareImage?: string | null
  /** Instants in epoch milliseconds. */
  article?: { publishedAt: number; updatedAt: number }
  /** The feed that brings what this page lists, and its name. */
  feed?: { href: string; title: string }
  /** For search results and other pages that should not be found themselves. */
  isHidden?: boolean
}

/** What a page says about itself to browsers, search engines and people who share it. Must be the first thing that a page renders. */
export function PageHead({
  title,
  description,
  canonicalPath,
  publishedIn = languages,
  shownIn,
  shareImage,
  article,
  feed,
  isHidden,
}: Props) {
  const { language } = useLanguage()
  const { origin, siteName } = useSiteIdentity()
  const shown = shownIn ?? language
  const canonical = useCanonicalAddress(canonicalPath ?? '', shown)
  const inLanguage = (one: Language) => `${origin}${canonicalPath}?lang=${one}`
  const hasAddress = canonicalPath !== undefined && !isHidden
  return (
    <>
      <title>{title === siteName ? siteName : `${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {hasAddress && <link rel="canonical" href={canonical} />}
      {hasAddress &&
        publishedIn.map((one) => <link key={one} rel="alternate" hrefLang={one} href={inLanguage(one)} />)}
      {hasAddress && <link rel="alternate" hrefLang="x-default" href={`${origin}${canonicalPath}`} />}
      {feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${feed.title} · ${siteName}`}
          href={feed.href}
        />
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={shown === 'am' ? 'am_ET' : 'en_GB'} />
      {hasAddress && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={`${origin}${shareImage ?? `/og/site.${shown}.png`}`} />
      <meta property="og:image:type" content={shareImage?.endsWith('.jpg') ? 'image/jpeg' : 'image/png'} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareImage ? title : siteName} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && (
        <meta property="article:published_time" content={new Date(article.publishedAt).toISOString()} />
      )}
      {article && (
        <meta property="article:modified_time" content={new Date(article.updatedAt).toISOString()} />
      )}
    </>
  )
}
