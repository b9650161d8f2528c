import { FixedPage, loadPage } from './fixed-page.tsx'

export const loader = loadPage('privacy-policy')

export function Component() {
  return <FixedPage slug="privacy-policy" isLegal />
}
