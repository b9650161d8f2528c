import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import styles from './choices.module.css'
import { ValueLines } from './value-lines.tsx'

/** A picture as itself, any other upload by its name. */
export function Upload({ id }: { id: string }) {
  const { language } = useLanguage()
  const { data } = useQuery(apiQuery('/api/admin/media/{id}', { path: { id } }))
  if (!data?.picture) return <ValueLines lines={[data?.fileName ?? id]} />
  const { src, width, height, alt } = data.picture
  return <img className={styles.picture} src={src} width={width} height={height} alt={alt[language]} />
}
