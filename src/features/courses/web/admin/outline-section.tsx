import { ActionIcon, Anchor, Group, Text, Title } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '#platform/web/router/links.tsx'
import type { Collection, ItemRow } from '#content/contract.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import { titleIn } from '#desk/collections/web/use-collections.ts'
import { EditionBadges } from '#desk/web/edition-badges.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import { RowMenu } from '#desk/item-table/web/row-menu.tsx'
import { titlesOf } from '#desk/web/titles-of.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { SortableRows } from '#ui/web/admin/list/sortable-rows.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import styles from './course-outline.module.css'
import type { EditedLessons } from '../../editing/contract.ts'
import { AddLesson } from './outline/add-lesson.tsx'
import { LessonDialog } from './outline/lesson-dialog.tsx'
import { loose } from './outline/lesson-groups.ts'
import { LessonRules } from './outline/lesson-rules.tsx'
import { SectionOpening } from './outline/section-opening.tsx'
import { useText } from './text.ts'

interface Props {
  courseId: string
  /** Undefined for lessons that stand in no section. */
  section?: Collection
  sections: readonly Collection[]
  lessons: ItemRow[]
  rules: EditedLessons['items']
  details: DetailsOf<'course'>
  onChange: (details: DetailsOf<'course'>) => void
}

/** A section with its lessons, which are put in order here. */
export function OutlineSection({ courseId, section, sections, lessons, rules, ...course }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [edited, setEdited] = useState<string>()
  const title = section ? titleIn(section, language) : t('noSection')
  const { rows, isBusy, order, words } = useOrder(lessons, {
    save: (api, order) =>
      section
        ? api.put('/api/admin/collections/{id}/items', { path: { id: section.id }, body: order })
        : api.put('/api/admin/items/{id}/loose-lessons', { path: { id: courseId }, body: order }),
    refreshes: ['/api/admin/items', '/api/admin/collections'],
  })
  const open = lessons.find(({ id }) => id === edited)
  const known = rules.find(({ id }) => id === edited)
  return (
    <section className={styles.section} aria-label={title}>
      <Title order={3} size="h4" tabIndex={-1}>
        {title}
      </Title>
      {section && <SectionOpening sectionId={section.id} title={title} {...course} />}
      {lessons.length === 0 && <Text c="dimmed">{t('noLessons')}</Text>}
      <SortableRows
        words={words}
        rows={rows}
        groupId={section?.id ?? loose}
        titleOf={(lesson) => titlesOf(lesson, language)[0]?.title ?? t('untitled')}
        isBusy={isBusy}
        onOrder={order}
        renderActions={(lesson) => (
          <>
            <SettingsButton lesson={lesson} onOpen={() => setEdited(lesson.id)} />
            <RowMenu row={lesson} isBin={false} />
          </>
        )}
      >
        {(lesson) => <Lesson lesson={lesson} known={rules.find(({ id }) => id === lesson.id)} />}
      </SortableRows>
      <AddLesson courseId={courseId} sectionId={section?.id} section={title} />
      {open && known && (
        <LessonDialog
          courseId={courseId}
          lesson={open}
          known={known}
          sections={sections}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

function SettingsButton({ lesson, onOpen }: { lesson: ItemRow; onOpen: () => void }) {
  const t = useText()
  const { language } = useLanguage()
  const title = titlesOf(lesson, language)[0]?.title ?? t('untitled')
  return (
    <ActionIcon variant="subtle" size={44} aria-label={t('lessonSettingsOf', { title })} onClick={onOpen}>
      <IconAdjustments size="1.25rem" aria-hidden />
    </ActionIcon>
  )
}

interface LessonProps {
  lesson: ItemRow
  /** Undefined while it is on its way. */
  known: EditedLessons['items'][number] | undefined
}

function Lesson({ lesson, known }: LessonProps) {
  const t = useText()
  const { language } = useLanguage()
  const [first] = titlesOf(lesson, language)
  return (
    <div className={styles.words}>
      <Anchor component={Link} to={itemPath(lesson)} fw={600} lang={first?.language}>
        {first?.title ?? t('untitled')}
      </Anchor>
      {known && <LessonRules rules={known.rules} />}
      {lesson.editions.map((edition) => (
        <Group key={edition.language} gap="xs">
          <Text size="sm" c="dimmed">
            {t(`language.${edition.language}`)}
          </Text>
          <EditionBadges edition={edition} />
        </Group>
      ))}
    </div>
  )
}
