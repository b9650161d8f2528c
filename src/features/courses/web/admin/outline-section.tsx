import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Collection, ItemRow } from '#content/contract.ts'
import { titleIn } from '#desk/collections/web/use-collections.ts'
import { EditionBadges } from '#desk/web/edition-badges.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import { RowMenu } from '#desk/item-table/web/row-menu.tsx'
import { titlesOf } from '#desk/web/titles-of.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import styles from './course-outline.module.css'
import { useText } from './text.ts'

interface Props {
  courseId: string
  /** Undefined for lessons that stand in no section. */
  section?: Collection
  lessons: ItemRow[]
  onAdd: () => void
}

/** A section with its lessons, which are put in order here. */
export function OutlineSection({ courseId, section, lessons, onAdd }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const title = section ? titleIn(section, language) : t('noSection')
  const { rows, isBusy, order } = useOrder(lessons, {
    save: (api, order) =>
      section
        ? api.put('/api/admin/collections/{id}/items', { path: { id: section.id }, body: order })
        : api.put('/api/admin/items/{id}/loose-lessons', { path: { id: courseId }, body: order }),
    refreshes: ['/api/admin/items', '/api/admin/collections'],
  })
  return (
    <section className={styles.section} aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {lessons.length === 0 && <Text c="dimmed">{t('noLessons')}</Text>}
      <SortableList
        rows={rows}
        titleOf={(lesson) => titlesOf(lesson, language)[0]?.title ?? t('untitled')}
        isBusy={isBusy}
        onOrder={order}
        renderActions={(lesson) => <RowMenu row={lesson} isBin={false} />}
      >
        {(lesson) => <Lesson lesson={lesson} />}
      </SortableList>
      <Button
        variant="subtle"
        w="fit-content"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={onAdd}
      >
        {t('addLesson')}
      </Button>
    </section>
  )
}

function Lesson({ lesson }: { lesson: ItemRow }) {
  const t = useText()
  const { language } = useLanguage()
  const [first] = titlesOf(lesson, language)
  return (
    <div className={styles.words}>
      <Anchor component={Link} to={itemPath(lesson)} fw={600} lang={first?.language}>
        {first?.title ?? t('untitled')}
      </Anchor>
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
