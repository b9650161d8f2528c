import { PageText, loadPage } from './page-text.tsx'

export const loader = loadPage('privacy-policy')

export function Component() {
  return <PageText slug="privacy-policy" isLegal />
}
