import { LegalPage, loadLegalPage } from './legal-page.tsx'

export const loader = loadLegalPage('privacy-policy')

export function Component() {
  return <LegalPage document="privacy-policy" />
}
