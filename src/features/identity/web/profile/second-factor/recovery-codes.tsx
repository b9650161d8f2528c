import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../../member/text.ts'
import styles from '../profile.module.css'
import own from './second-factor.module.css'

/** The recovery codes, this once: their reader keeps them before the section goes on. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <h3 ref={head} tabIndex={-1}>
        {t('recovery.title')}
      </h3>
      <p>{t('recovery.about')}</p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <ActionButton onClick={onKept}>{t('recovery.kept')}</ActionButton>
        <Button variant="default" onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          {t('recovery.download')}
        </Button>
        <output className={styles.state}>{isCopied && t('recovery.copied')}</output>
      </div>
    </>
  )
}
