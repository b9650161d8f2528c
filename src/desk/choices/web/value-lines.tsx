import { Text } from '@mantine/core'
import { useText } from '../../web/text.ts'
import styles from './choices.module.css'

/** The value of a setting in words, one in each line. */
export function ValueLines({ lines }: { lines: readonly string[] }) {
  const t = useText()
  if (lines.length === 0) return <Text size="sm">{t('conflict.empty')}</Text>
  return lines.map((line) => (
    <Text key={line} size="sm" className={styles.value}>
      {line}
    </Text>
  ))
}
