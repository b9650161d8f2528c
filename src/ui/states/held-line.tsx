import { useText } from '../text.ts'

/** Of an answer that nobody could send yet, because neither its script nor a connection is there. */
export function HeldLine() {
  const t = useText()
  return <output>{t('delivery.held')}</output>
}
