import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { collectionsQuery, titleIn } from '#desk/collections/web/use-collections.ts'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { SortableGroups } from '#ui/web/admin/list/sortable-groups.tsx'
import { SortableRows } from '#ui/web/admin/list/sortable-rows.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import styles from './course-outline.module.css'
import { BinnedLessons } from './outline/binned-lessons.tsx'
import { loose } from './outline/lesson-groups.ts'
import { OutlineDialog, type OpenedDialog } from './outline/outline-dialog.tsx'
import { OutlineLinks } from './outline/outline-links.tsx'
import { openingOf } from './outline/section-opening.tsx'
import { SectionTools } from './outline/section-tools.tsx'
import { useLessonGroups } from './outline/use-lesson-groups.ts'
import { useLessonMove } from './outline/use-lesson-move.ts'
import { useLessonRules } from './outline/use-lesson-rules.ts'
import { OutlineSection } from './outline-section.tsx'
import { useText } from './text.ts'
import { useLessons } from './use-lessons.ts'

const headingId = 'course-outline'
const findHeading = () => document.getElementById(headingId)

/** The sections of a course and their lessons, in the order of reading. */
export function CourseOutline({ item, details, onChange }: KindFieldsProps<'course'>) {
  const t = useText()
  const { language } = useLanguage()
  const stored = useQuery(collectionsQuery('section', item.id))
  const lessons = useLessons(item.id)
  const rules = useLessonRules(item.id)
  const [open, setOpen] = useState<OpenedDialog>(null)
  const sections = stored.data?.items ?? []
  const { rows, isBusy, order, words } = useOrder(sections, {
    save: (api, order) =>
      api.put('/api/admin/collection-order', { body: { kind: 'section', parentId: item.id, ...order } }),
    refreshes: ['/api/admin/collections'],
  })
  const moving = useLessonMove(item.id, lessons.data ?? [], sections)
  const { groups, inGroup } = useLessonGroups(moving.lessons, rows)
  const shared = { courseId: item.id, sections, rules, details, onChange }
  return (
    <section className={styles.outline} aria-labelledby={headingId}>
      <OutlineHead
        count={sections.length}
        onSection={() => setOpen({ as: 'section' })}
        onLesson={() => setOpen({ as: 'lesson', sectionId: sections.at(-1)?.id })}
      />
      <OutlineLinks item={item} />
      <OutlineState of={[stored, lessons]} />
      <SortableGroups groups={groups} onMove={moving.move}>
        <Stack>
          <SortableRows
            words={words}
            rows={rows}
            label={t('sectionsOrder')}
            titleOf={(section) => titleIn(section, language)}
            isTall
            isBusy={isBusy}
            onOrder={order}
            renderActions={(section) => (
              <SectionTools
                title={titleIn(section, language)}
                onEdit={() => setOpen({ as: 'section', section })}
                onDelete={() => setOpen({ as: 'deletion', section })}
              />
            )}
          >
            {(section) => <OutlineSection {...shared} section={section} lessons={inGroup(section.id)} />}
          </SortableRows>
          {inGroup(loose).length > 0 && <OutlineSection {...shared} lessons={inGroup(loose)} />}
        </Stack>
      </SortableGroups>
      {item.deletedAt === null && <BinnedLessons courseId={item.id} findNext={findHeading} />}
      <OutlineDialog
        courseId={item.id}
        sections={sections}
        open={open}
        isDated={(id) => openingOf(details, id) !== null}
        onOpen={setOpen}
      />
    </section>
  )
}

interface Asked {
  isPending: boolean
  error: unknown
  refetch: () => unknown
}

/** What of the outline did not come, or is still on its way. */
function OutlineState({ of: queries }: { of: readonly Asked[] }) {
  const failed = queries.find(({ error }) => error)
  return (
    <>
      {failed && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {queries.some(({ isPending }) => isPending) && <Skeleton height={200} />}
    </>
  )
}

interface HeadProps {
  /** How many sections there are. */
  count: number
  onSection: () => void
  onLesson: () => void
}

/** What the outline is, and the ways to add to it. */
function OutlineHead({ count, onSection, onLesson }: HeadProps) {
  const t = useText()
  const heading = useFocusWhenFewer(count)
  return (
    <Group justify="space-between">
      <div>
        <Title order={2} size="h3" id={headingId} ref={heading} tabIndex={-1}>
          {t('outline')}
        </Title>
        <Text c="dimmed">{t('outlineAbout')}</Text>
      </div>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={onSection}>
          {t('newSection')}
        </Button>
        <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={onLesson}>
          {t('newLesson')}
        </Button>
      </Group>
    </Group>
  )
}

/** Takes the focus that was on a section which was deleted. */
function useFocusWhenFewer(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}
