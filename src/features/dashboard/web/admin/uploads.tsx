import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { formatBytes } from '#platform/messages.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import type { Overview } from '../../contract.ts'
import { Part } from './part.tsx'
import { useText } from './text.ts'

/** How much is stored. */
export function Uploads({ storage: { files, bytes } }: Pick<Overview, 'storage'>) {
  const t = useText()
  const { language } = useLanguage()
  const size = formatBytes(bytes, language)
  return (
    <Part
      title={t('storage')}
      about={files === 0 ? t('storage.none') : t('storage.about', { count: files, size })}
    >
      <Anchor component={Link} to={paths.admin.media}>
        {t('storage.all')}
      </Anchor>
    </Part>
  )
}
