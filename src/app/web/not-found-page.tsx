import type { LoaderFunction } from 'react-router'
import { data } from '#platform/web/router/route-answers.ts'
import { NotFoundContent } from './not-found-content.tsx'

export const loader: LoaderFunction = () => data(null, { status: 404 })

export function Component() {
  return <NotFoundContent />
}
