import { data, Link, type LoaderFunction } from 'react-router'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = () => data(null, { status: 404 })

export function Component() {
  const t = useText()
  return (
    <main className="page narrow">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link to={paths.home}>{t('notFound.home')}</Link>
    </main>
  )
}
