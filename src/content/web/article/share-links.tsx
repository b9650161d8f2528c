import { useState } from 'react'
import type { Language } from '#platform/languages.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import styles from './share-links.module.css'
import { useText } from '../text.ts'

interface Props {
  path: string
  title: string
  language: Language
}

/** Plain links to where people share, and the address itself. Nothing is loaded from those places. */
export function ShareLinks({ path, title, language }: Props) {
  const t = useText()
  const { origin } = useSiteIdentity()
  const address = `${origin}${path}?lang=${language}`
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const places = [
    ['Telegram', `https://t.me/share/url?${new URLSearchParams({ url: address, text: title })}`],
    ['WhatsApp', `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`],
  ] as const

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }
  return (
    <section className={styles.share} aria-label={t('share.title')}>
      <p className={styles.title}>{t('share.title')}</p>
      <ul>
        {places.map(([name, href]) => (
          <li key={name}>
            <a className={buttons.secondary} href={href} rel="noopener noreferrer" target="_blank" lang="en">
              {name}
            </a>
          </li>
        ))}
        <li className={styles.copy}>
          <button type="button" className={buttons.secondary} onClick={() => void copy()}>
            <Icon name={copied === 'yes' ? 'check' : 'link'} />
            {t(copied === 'yes' ? 'share.copied' : 'share.copy')}
          </button>
        </li>
      </ul>
      <output className={copied === 'failed' ? styles.address : 'visually-hidden'}>
        {copied === 'failed'
          ? t('share.copyYourself', { address })
          : copied === 'yes'
            ? t('share.copied')
            : ''}
      </output>
    </section>
  )
}
