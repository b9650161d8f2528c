import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'

/** Gives what the link says that shows a waiting picture, with its weight where that is known. */
export function useShowPicture(): (bytes: number | undefined) => string {
  const t = useText()
  const { language } = useLanguage()
  return (bytes) =>
    bytes ? t('picture.showSize', { size: formatBytes(bytes, language) }) : t('picture.show')
}
