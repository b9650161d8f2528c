import { ActionIcon, Anchor, Button, Group, Text, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Collection, ItemRow } from '#content/contract.ts'
import { useReorder } from '#content/web/admin/collections/collection-list.tsx'
import { titleIn } from '#content/web/admin/collections/use-collections.ts'
import { EditionBadges } from '#content/web/admin/edition-badges.tsx'
import { itemPath } from '#content/web/admin/kinds.ts'
import { RowMenu } from '#content/web/admin/table/row-menu.tsx'
import { useLanguage } from '#platform/web/i18n.ts'
import styles from './course-outline.module.css'
import { useText } from './text.ts'
import { useMoveLesson } from './use-lessons.ts'

interface Props {
  /** Undefined for lessons that stand in no section. */
  section?: Collection
  siblings: Collection[]
  lessons: ItemRow[]
  onEdit?: () => void
  onAdd: () => void
}

export function OutlineSection({ section, siblings, lessons, onEdit, onAdd }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const moveSection = useReorder(siblings)
  const moveLesson = useMoveLesson(lessons)
  const title = section ? titleIn(section, language) : t('noSection')
  const place = siblings.findIndex((one) => one.id === section?.id)
  return (
    <section className={styles.section} aria-label={title}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={3} size="h4">
          {title}
        </Title>
        {section && (
          <Group gap={2} wrap="nowrap">
            <Arrows
              title={title}
              place={place}
              count={siblings.length}
              isBusy={moveSection.isPending}
              onMove={(by) => moveSection.mutate({ at: place, by })}
            />
            <ActionIcon variant="subtle" size={44} aria-label={t('editSection', { title })} onClick={onEdit}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {lessons.length === 0 && <Text c="dimmed">{t('noLessons')}</Text>}
      <ol className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <li key={lesson.id} className={styles.lesson}>
            <Lesson lesson={lesson} />
            <Group gap={2} wrap="nowrap">
              <Arrows
                title={titleOf(lesson) || t('untitled')}
                place={index}
                count={lessons.length}
                isBusy={moveLesson.isPending}
                onMove={(by) => moveLesson.mutate({ at: index, by })}
              />
              <RowMenu row={lesson} isBin={false} />
            </Group>
          </li>
        ))}
      </ol>
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
  const first = lesson.editions.find((edition) => edition.language === 'en') ?? lesson.editions[0]
  return (
    <div className={styles.words}>
      <Anchor component={Link} to={itemPath(lesson)} fw={600} lang={first?.language}>
        {first?.title || t('untitled')}
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

interface ArrowsProps {
  title: string
  place: number
  count: number
  isBusy: boolean
  onMove: (by: -1 | 1) => void
}

function Arrows({ title, place, count, isBusy, onMove }: ArrowsProps) {
  const t = useText()
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        disabled={isBusy || place === 0}
        aria-label={t('moveUp', { title })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        disabled={isBusy || place === count - 1}
        aria-label={t('moveDown', { title })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    </>
  )
}

function titleOf(lesson: ItemRow): string {
  return (lesson.editions.find((edition) => edition.language === 'en') ?? lesson.editions[0])?.title ?? ''
}
