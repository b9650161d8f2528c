import { useRouteError } from 'react-router'
import { ChunkError } from '#platform/web/lazy.ts'
import { useText } from './text.ts'

/** A calm page for what nobody expected. */
export function ErrorPage() {
  const t = useText()
  const error = useRouteError()
  return (
    <main className="page narrow">
      <h1>{t(error instanceof ChunkError ? 'error.chunkTitle' : 'error.title')}</h1>
      <p>{t(error instanceof ChunkError ? 'error.chunkText' : 'error.text')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('error.again')}
      </button>
    </main>
  )
}
