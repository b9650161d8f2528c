import { Text, Title } from '@mantine/core'
import type { ItemRow } from '#content/contract.ts'
import { RowMenu } from '#desk/item-table/web/row-menu.tsx'
import { titlesOf } from '#desk/web/titles-of.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import styles from '../course-outline.module.css'
import { useText } from '../text.ts'
import { useLessons } from '../use-lessons.ts'

interface Props {
  courseId: string
  /** Who restores the last one by keyboard goes on there. */
  findNext: () => HTMLElement | null
}

/** The lessons of a course that lie in the bin, from which each can be taken; nothing while there are none. */
export function BinnedLessons({ courseId, findNext }: Props) {
  const t = useText()
  const lessons = useLessons(courseId, { inBin: true })
  if (lessons.isError) return <LoadFailure error={lessons.error} onRetry={lessons.refetch} />
  if (!lessons.data?.length) return null
  return (
    <NextFocus findNext={findNext}>
      <section className={styles.section} aria-labelledby="binned-lessons">
        <div>
          <Title order={3} size="h4" id="binned-lessons" tabIndex={-1}>
            {t('bin.title')}
          </Title>
          <Text c="dimmed">{t('bin.about')}</Text>
        </div>
        <ul className={styles.binned}>
          {lessons.data.map((lesson) => (
            <li key={lesson.id}>
              <Words lesson={lesson} />
              <RowMenu row={lesson} isBin />
            </li>
          ))}
        </ul>
      </section>
    </NextFocus>
  )
}

/** What it is called, and since when it lies there. */
function Words({ lesson }: { lesson: ItemRow }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const [first] = titlesOf(lesson, language)
  return (
    <div className={styles.words}>
      <Text fw={600} lang={first?.language}>
        {first?.title ?? t('untitled')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('bin.since', { date: dates.date(lesson.deletedAt ?? lesson.updatedAt) })}
      </Text>
    </div>
  )
}
