import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return <h1>{t('notFound.home')}</h1>
}
