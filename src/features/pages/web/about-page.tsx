import { PageText, loadPage } from './page-text.tsx'

export const loader = loadPage('about')

export function Component() {
  return <PageText slug="about" />
}
