import type { Article } from '../../contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useText } from '../text.ts'

/** Before every text about something that can lose money. Red is left to the callout that a text of high risk carries itself. */
export function RiskNotice({ riskLevel }: Pick<Article, 'riskLevel'>) {
  const t = useText()
  if (riskLevel === 'none') return null
  return (
    <Notice tone="warning" title={riskLevel === 'high' ? t('risk.highTitle') : undefined}>
      <p>
        {t(riskLevel === 'high' ? 'risk.highText' : 'risk.lowText')}{' '}
        <Link to={paths.disclaimer}>{t('risk.more')}</Link>
      </p>
    </Notice>
  )
}
