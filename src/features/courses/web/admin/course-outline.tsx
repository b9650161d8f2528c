import { ActionIcon, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection, Item, ItemRow } from '#content/contract.ts'
import { CollectionDialog } from '#desk/collections/web/collection-dialog.tsx'
import { collectionsQuery, titleIn } from '#desk/collections/web/use-collections.ts'
import { NewItemDialog } from '#desk/item-table/web/new-item-dialog.tsx'
import { useLanguage } from '#platform/web/i18n.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import styles from './course-outline.module.css'
import { OutlineSection } from './outline-section.tsx'
import { useText } from './text.ts'
import { useLessons } from './use-lessons.ts'

type Open = { as: 'section'; section?: Collection } | { as: 'lesson'; sectionId?: string } | null

/** The sections of a course and their lessons, in the order of reading. */
export function CourseOutline({ item }: { item: Item }) {
  const t = useText()
  const { language } = useLanguage()
  const sections = useQuery(collectionsQuery('section', item.id))
  const lessons = useLessons(item.id)
  const [open, setOpen] = useState<Open>(null)
  const failed = [sections, lessons].find((query) => query.isError)
  const ordered = sections.data?.items ?? []
  const { rows, isBusy, order } = useOrder(ordered, {
    save: (api, order) =>
      api.put('/api/admin/collection-order', { body: { kind: 'section', parentId: item.id, ...order } }),
    refreshes: ['/api/admin/collections'],
  })
  const inSection = (id: string | undefined) => lessonsIn(lessons.data ?? [], ordered, id)
  const loose = inSection(undefined)
  return (
    <section className={styles.outline} aria-labelledby="course-outline">
      <OutlineHead
        onSection={() => setOpen({ as: 'section' })}
        onLesson={() => setOpen({ as: 'lesson', sectionId: ordered.at(-1)?.id })}
      />
      {failed && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {(sections.isPending || lessons.isPending) && <Skeleton height={200} />}
      <Stack>
        <SortableList
          rows={rows}
          label={t('sectionsOrder')}
          titleOf={(section) => titleIn(section, language)}
          isTall
          isBusy={isBusy}
          onOrder={order}
          renderActions={(section) => (
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={t('editSection', { title: titleIn(section, language) })}
              onClick={() => setOpen({ as: 'section', section })}
            >
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          )}
        >
          {(section) => (
            <OutlineSection
              courseId={item.id}
              section={section}
              lessons={inSection(section.id)}
              onAdd={() => setOpen({ as: 'lesson', sectionId: section.id })}
            />
          )}
        </SortableList>
        {loose.length > 0 && (
          <OutlineSection courseId={item.id} lessons={loose} onAdd={() => setOpen({ as: 'lesson' })} />
        )}
      </Stack>
      <OutlineDialog courseId={item.id} open={open} onClose={() => setOpen(null)} />
    </section>
  )
}

/** The lessons of a section; without an id, those that stand in none of them. */
function lessonsIn(
  lessons: readonly ItemRow[],
  sections: readonly Collection[],
  id: string | undefined,
): ItemRow[] {
  return lessons.filter(({ collection }) =>
    id ? collection?.id === id : !sections.some((section) => section.id === collection?.id),
  )
}

interface HeadProps {
  onSection: () => void
  onLesson: () => void
}

/** What the outline is, and the ways to add to it. */
function OutlineHead({ onSection, onLesson }: HeadProps) {
  const t = useText()
  return (
    <Group justify="space-between">
      <div>
        <Title order={2} size="h3" id="course-outline">
          {t('outline')}
        </Title>
        <Text c="dimmed">{t('outlineAbout')}</Text>
      </div>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onSection}>
          {t('newSection')}
        </Button>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onLesson}>
          {t('newLesson')}
        </Button>
      </Group>
    </Group>
  )
}

interface DialogProps {
  courseId: string
  open: Open
  onClose: () => void
}

/** A section that is named, or a lesson that is begun. */
function OutlineDialog({ courseId, open, onClose }: DialogProps) {
  return (
    <>
      {open?.as === 'section' && (
        <CollectionDialog kind="section" parentId={courseId} collection={open.section} onClose={onClose} />
      )}
      {open?.as === 'lesson' && (
        <NewItemDialog
          kind="lesson"
          place={{ parentId: courseId, collectionId: open.sectionId }}
          onClose={onClose}
        />
      )}
    </>
  )
}
