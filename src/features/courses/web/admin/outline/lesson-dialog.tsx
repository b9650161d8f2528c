import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { Collection, ItemRow } from '#content/contract.ts'
import { isSameValue } from '#desk/choices/web/merge-members.ts'
import { titleIn } from '#desk/collections/web/use-collections.ts'
import { languages } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import type { EditedLessons, LessonNames } from '../../../editing/contract.ts'
import { LessonRuleFields } from '../rules/lesson-rule-fields.tsx'
import { useText } from '../text.ts'
import { useCopyLesson, useLessonChanges, type Begun } from './use-lesson-changes.ts'

interface Props {
  courseId: string
  lesson: ItemRow
  known: EditedLessons['items'][number]
  sections: readonly Collection[]
  onClose: () => void
}

/** A lesson without leaving the outline: what it is called in both languages, where it stands, and its rules. */
export function LessonDialog({ courseId, lesson, known, sections, onClose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  // The lists are read again while the dialog is open.
  const [begun] = useState(() => begin(lesson, known))
  const [names, setNames] = useState(begun.names)
  const [rules, setRules] = useState(begun.rules)
  const [sectionId, setSectionId] = useState(begun.sectionId)
  const save = useLessonChanges({ courseId, lesson, known, begun }, onClose)
  const copy = useCopyLesson({ courseId, lesson, names: begun.names }, onClose)
  const isChanged = !isSameValue(begun, { names, rules, sectionId })
  const isNamed = languages.some((one) => names[one].trim() !== '')
  return (
    <Dialog onClose={onClose} size="lg" title={t('lessonSettings')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (isNamed && !save.isPending) save.mutate({ names, rules, sectionId })
        }}
      >
        <Stack>
          <NameFields names={names} before={begun.names} onChange={setNames} />
          <NativeSelect
            label={t('section')}
            data={[
              { value: '', label: t('noSection') },
              ...sections.map((section) => ({ value: section.id, label: titleIn(section, language) })),
            ]}
            value={sectionId ?? ''}
            onChange={(event) => setSectionId(event.currentTarget.value || null)}
          />
          <LessonRuleFields rules={rules} onChange={setRules} />
          {isChanged && (
            <Text id="duplicate-later" size="sm" c="dimmed">
              {t('duplicateLater')}
            </Text>
          )}
          <Group justify="space-between">
            <ActionButton
              variant="default"
              leftSection={<IconCopy size="1.125rem" aria-hidden />}
              disabled={isChanged}
              aria-describedby={isChanged ? 'duplicate-later' : undefined}
              isBusy={copy.isPending}
              onClick={() => copy.mutate()}
            >
              {t('duplicate')}
            </ActionButton>
            <ActionButton type="submit" disabled={!isNamed} isBusy={save.isPending}>
              {t('save')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface NameProps {
  names: LessonNames
  before: LessonNames
  onChange: (names: LessonNames) => void
}

/** A language that has a text keeps a name. */
function NameFields({ names, before, onChange }: NameProps) {
  const t = useText()
  return languages.map((language) => (
    <TextInput
      key={language}
      label={t('titleIn', { language: t(`language.${language}`) })}
      lang={language}
      value={names[language]}
      maxLength={200}
      required={before[language] !== ''}
      data-autofocus={language === 'en' || undefined}
      onChange={(event) => onChange({ ...names, [language]: event.currentTarget.value })}
    />
  ))
}

function begin(lesson: ItemRow, { rules }: EditedLessons['items'][number]): Begun {
  return { names: namesOf(lesson), rules, sectionId: lesson.collection?.id ?? null }
}

function namesOf({ editions }: ItemRow): LessonNames {
  const nameIn = (language: string) => editions.find((one) => one.language === language)?.title ?? ''
  return { en: nameIn('en'), am: nameIn('am') }
}
