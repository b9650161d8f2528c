import { FixedPage, loadPage } from './fixed-page.tsx'

export const loader = loadPage('about')

export function Component() {
  return <FixedPage slug="about" />
}
