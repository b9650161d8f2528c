import type { ReactNode } from 'react'
import { paths } from '#platform/paths.ts'
import type { ApiError } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import entrance from '../entrance.module.css'
import { useText } from '../text.ts'
import { useRefusalText } from './refusal-text.ts'

/** Why a form was refused, above its fields. `children` is what the reader can do about it. */
export function Problem({ error, children }: { error: ApiError | null; children?: ReactNode }) {
  const text = useRefusalText(error)
  if (!text) return null
  return (
    <Notice tone="risk" live>
      <p>{text}</p>
      {error?.code === 'account.suspended' && <WayToUs />}
      {children}
    </Notice>
  )
}

/** Whoever is told to write to us is led there. */
export function WayToUs() {
  const t = useText()
  return (
    <p className={entrance.way}>
      <Link className={buttons.secondary} to={paths.contact}>
        {t('contact.write')}
      </Link>
    </p>
  )
}
