import { Textarea, TextInput } from '@mantine/core'
import type { KindTextsProps } from '#desk/item/web/kind-editing.ts'
import { ListField } from '#desk/fields/web/list-field.tsx'
import { mostOutcomes } from '../../course-choices.ts'
import { useText } from './text.ts'

const lists = ['outcomes', 'requirements', 'instructors'] as const

/** What a course promises and asks for. */
export function CourseTexts({ language, extras, onChange }: KindTextsProps<'course'>) {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('subtitle')}
        lang={language}
        value={extras.subtitle ?? ''}
        maxLength={200}
        onChange={(event) => onChange({ ...extras, subtitle: event.currentTarget.value })}
      />
      {lists.map((name) => (
        <ListField
          key={name}
          id={`${language}-extras.${name}`}
          label={t(name)}
          help={t(`${name}Help`)}
          values={extras[name] ?? []}
          most={mostOutcomes}
          language={language}
          onChange={(values) => onChange({ ...extras, [name]: values })}
        />
      ))}
      <Textarea
        label={t('audience')}
        description={t('audienceHelp')}
        lang={language}
        autosize
        minRows={2}
        value={extras.audience ?? ''}
        maxLength={400}
        onChange={(event) => onChange({ ...extras, audience: event.currentTarget.value })}
      />
    </>
  )
}
