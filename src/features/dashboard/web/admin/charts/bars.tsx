import { useId } from 'react'
import type { Language } from '#platform/languages.ts'
import styles from './bars.module.css'

interface Bar {
  key: string
  label: string
  /** Of the label, where it is not that of the page. */
  lang?: Language
  /** From the left: what is filled, and what is hatched. The rest of `total` stays empty. */
  parts: readonly number[]
  total: number
  /** The figures that the bar shows. */
  words: string
}

interface Props {
  bars: readonly Bar[]
  /** What filled, hatched and empty mean, in this order. */
  legend: readonly string[]
}

/** Bars under each other. Parts differ by filling, not by colour; who cannot see them has the sentence above and the table below. */
export function Bars({ bars, legend }: Props) {
  const hatching = useId()
  return (
    <div className={styles.chart} aria-hidden>
      <p className={styles.legend}>
        {legend.map((words, index) => (
          <span key={words}>
            <Strip hatching={`${hatching}-${index}`} parts={[...zeros(index), 1]} total={1} isSample />
            {words}
          </span>
        ))}
      </p>
      {bars.map(({ key, label, lang, parts, total, words }) => (
        <div key={key} className={styles.bar}>
          <span lang={lang}>{label}</span>
          <span className={styles.words}>{words}</span>
          <Strip hatching={`${hatching}-${key}`} parts={parts} total={total} />
        </div>
      ))}
    </div>
  )
}

interface StripProps {
  hatching: string
  parts: readonly number[]
  total: number
  isSample?: boolean
}

/** Two parts are drawn; what would be a third one is the empty rest. */
function Strip({ hatching, parts, total, isSample }: StripProps) {
  const share = (value: number) => (total > 0 ? Math.min(100, (Math.max(0, value) / total) * 100) : 0)
  const [filled = 0, hatched = 0] = parts.map(share)
  return (
    <svg className={isSample ? styles.sample : styles.strip} focusable="false">
      <defs>
        <pattern
          id={hatching}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="1.5" y1="0" x2="1.5" y2="6" stroke="currentColor" strokeWidth="2.5" />
        </pattern>
      </defs>
      <rect width={`${filled}%`} height="100%" fill="currentColor" />
      <rect
        x={`${filled}%`}
        width={`${Math.min(hatched, 100 - filled)}%`}
        height="100%"
        fill={`url(#${hatching})`}
      />
    </svg>
  )
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}
