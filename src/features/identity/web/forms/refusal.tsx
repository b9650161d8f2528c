import type { ReactNode } from 'react'
import type { ApiError } from '#platform/web/api-client.ts'
import { Notice } from '#ui/states/notice.tsx'
import { useRefusalText } from './refusal-text.ts'

/** Why a form was refused, above its fields. `children` is what the reader can do about it. */
export function Problem({ error, children }: { error: ApiError | null; children?: ReactNode }) {
  const text = useRefusalText(error)
  if (!text) return null
  return (
    <Notice tone="risk" live>
      <p>{text}</p>
      {children}
    </Notice>
  )
}
