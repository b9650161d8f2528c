import { FixedPage, loadPage } from './fixed-page.tsx'

export const loader = loadPage('disclaimer')

export function Component() {
  return <FixedPage slug="disclaimer" isLegal />
}
