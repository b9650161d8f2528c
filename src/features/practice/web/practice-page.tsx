import type { LoaderFunction } from 'react-router'
import { kindsWith } from '#content/kinds.ts'
import { useSectionName } from '#content/web/kind-name.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { paths } from '#platform/paths.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { ExercisePath } from './exercise-path.tsx'
import { MyRuns } from './my-runs.tsx'
import styles from './practice-page.module.css'
import { exercisesQuery, toolsQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(
    Promise.all([
      queryClient.ensureQueryData(exercisesQuery(language)),
      queryClient.ensureQueryData(toolsQuery(language)),
    ]),
  )
  return null
}

/** Markets to try with practice money: what first, how long, what it teaches. */
export function Component() {
  const t = useText()
  const sectionName = useSectionName()
  const { language } = useLanguage()
  const exercises = useLoaded(exercisesQuery(language))
  const tools = useLoaded(toolsQuery(language))
  const groups = kindsWith('practised')
    .map((kind) => ({ kind, items: exercises.data.items.filter((item) => item.kind === kind) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Page>
      <PageHead title={t('title')} description={t('description')} canonicalPath={paths.practice} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('introduction')}</p>
        <ul className={styles.promises}>
          <li>{t('promise.money')}</li>
          <li>{t('promise.account')}</li>
          <li>{t('promise.honest')}</li>
        </ul>
      </header>
      {groups.length === 0 && <p>{t('empty')}</p>}
      {groups.map(({ kind, items }, index) => (
        <Section key={kind} title={sectionName(kind)}>
          <ExercisePath exercises={items} startsHere={index === 0} />
        </Section>
      ))}
      <Section title={t('tools.title')} aside={<Link to={paths.tools}>{t('tools.all')}</Link>}>
        <ul className={styles.tools}>
          {tools.data.items.map(({ id, title, description }) => (
            <li key={id}>
              <Link to={paths.tool(id)}>{title}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <MyRuns />
    </Page>
  )
}
