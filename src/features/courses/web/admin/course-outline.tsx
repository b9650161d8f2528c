import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection, Item } from '#content/contract.ts'
import { CollectionDialog } from '#content/web/admin/collections/collection-dialog.tsx'
import { collectionsQuery } from '#content/web/admin/collections/use-collections.ts'
import { NewItemDialog } from '#content/web/admin/table/new-item-dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import styles from './course-outline.module.css'
import { OutlineSection } from './outline-section.tsx'
import { useText } from './text.ts'
import { useLessons } from './use-lessons.ts'

type Open = { as: 'section'; section?: Collection } | { as: 'lesson'; sectionId?: string } | null

/** The sections of a course and their lessons, in the order of reading. */
export function CourseOutline({ item }: { item: Item }) {
  const t = useText()
  const sections = useQuery(collectionsQuery('section', item.id))
  const lessons = useLessons(item.id)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const failed = [sections, lessons].find((query) => query.isError)
  const ordered = sections.data?.items.toSorted((a, b) => a.sortOrder - b.sortOrder) ?? []
  const inSection = (id: string | undefined) =>
    lessons.data?.filter((lesson) =>
      id ? lesson.collection?.id === id : !ordered.some((one) => one.id === lesson.collection?.id),
    ) ?? []
  const loose = inSection(undefined)
  return (
    <section className={styles.outline} aria-labelledby="course-outline">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h3" id="course-outline">
            {t('outline')}
          </Title>
          <Text c="dimmed">{t('outlineAbout')}</Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpen({ as: 'section' })}
          >
            {t('newSection')}
          </Button>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpen({ as: 'lesson', sectionId: ordered.at(-1)?.id })}
          >
            {t('newLesson')}
          </Button>
        </Group>
      </Group>
      {failed && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {(sections.isPending || lessons.isPending) && <Skeleton height={200} />}
      <Stack>
        {ordered.map((section) => (
          <OutlineSection
            key={section.id}
            section={section}
            siblings={ordered}
            lessons={inSection(section.id)}
            onEdit={() => setOpen({ as: 'section', section })}
            onAdd={() => setOpen({ as: 'lesson', sectionId: section.id })}
          />
        ))}
        {loose.length > 0 && (
          <OutlineSection lessons={loose} siblings={ordered} onAdd={() => setOpen({ as: 'lesson' })} />
        )}
      </Stack>
      {open?.as === 'section' && (
        <CollectionDialog kind="section" parentId={item.id} collection={open.section} onClose={close} />
      )}
      {open?.as === 'lesson' && (
        <NewItemDialog
          kind="lesson"
          place={{ parentId: item.id, collectionId: open.sectionId }}
          onClose={close}
        />
      )}
    </section>
  )
}
