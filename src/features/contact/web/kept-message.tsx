import { Notice } from '#ui/notice.tsx'
import { useText } from './text.ts'

/** In place of the form: nothing has arrived yet, and the reader need not stay. */
export function KeptMessage({ isLasting }: { isLasting: boolean }) {
  const t = useText()
  return (
    <Notice tone="warning" title={t('kept.title')} live>
      <p>{t(isLasting ? 'kept.text' : 'kept.open')}</p>
    </Notice>
  )
}
