import { PageText, loadPage } from './page-text.tsx'

export const loader = loadPage('disclaimer')

export function Component() {
  return <PageText slug="disclaimer" isLegal />
}
