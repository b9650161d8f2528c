import { data, type LoaderFunction } from 'react-router'
import { NotFoundContent } from './not-found-content.tsx'

export const loader: LoaderFunction = () => data(null, { status: 404 })

export function Component() {
  return <NotFoundContent />
}
