import { ErrorContent } from './error-content.tsx'

/** The calm page for what no frame could hold, such as a frame whose own script did not arrive. */
export function ErrorPage() {
  return (
    <main>
      <ErrorContent />
    </main>
  )
}
