import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { Collection, ItemRow } from '#content/contract.ts'
import { FieldChoices } from '#desk/choices/web/field-choices.tsx'
import { isSameValue } from '#desk/choices/web/merge-members.ts'
import { useSharedFields, type FieldChanges, type SharedFields } from '#desk/choices/web/use-shared-fields.ts'
import { titleIn } from '#desk/collections/web/use-collections.ts'
import { languages, type Language } from '#platform/languages.ts'
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
  const names = useSharedFields<LessonNames>(begun.names)
  const [rules, setRules] = useState(begun.rules)
  const [sectionId, setSectionId] = useState(begun.sectionId)
  const save = useLessonChanges({ courseId, lesson, known, begun, names }, onClose)
  const copy = useCopyLesson({ courseId, lesson, names: begun.names }, onClose)
  const isChanged = !isSameValue(begun, { names: names.fields, rules, sectionId })
  const isNamed = languages.some((one) => names.fields[one].trim() !== '')
  const send = (changes: FieldChanges<LessonNames>) => save.mutate({ names: changes, rules, sectionId })
  return (
    <Dialog onClose={onClose} size="lg" title={t('lessonSettings')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (isNamed && !save.isPending) send(names.changes)
        }}
      >
        <Stack>
          <NameFields names={names} before={begun.names} onResolved={send} />
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
  names: SharedFields<LessonNames>
  before: LessonNames
  onResolved: (changes: FieldChanges<LessonNames>) => void
}

/** A language that has a text keeps a name. Where somebody else gave it another meanwhile, one of both is chosen. */
function NameFields({ names, before, onResolved }: NameProps) {
  const t = useText()
  const labelIn = (language: Language) => t('titleIn', { language: t(`language.${language}`) })
  return (
    <>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={labelIn(language)}
          lang={language}
          value={names.fields[language]}
          maxLength={200}
          required={before[language] !== ''}
          data-autofocus={language === 'en' || undefined}
          onChange={(event) => names.change({ [language]: event.currentTarget.value })}
        />
      ))}
      <FieldChoices
        shared={names}
        labelOf={(name) => labelIn(name === 'am' ? 'am' : 'en')}
        lang={(name) => (name === 'am' ? 'am' : 'en')}
        onResolved={onResolved}
      />
    </>
  )
}

function begin(lesson: ItemRow, { rules }: EditedLessons['items'][number]): Begun {
  return { names: namesOf(lesson), rules, sectionId: lesson.collection?.id ?? null }
}

function namesOf({ editions }: ItemRow): LessonNames {
  const nameIn = (language: string) => editions.find((one) => one.language === language)?.title ?? ''
  return { en: nameIn('en'), am: nameIn('am') }
}
