import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { kindsWith } from '#content/kinds.ts'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { paths } from '#platform/paths.ts'
import { usualQuiz } from '../../../course-choices.ts'
import { QuizFields } from '../quiz-fields.tsx'
import { useText } from '../text.ts'
import { LessonRuleFields } from './lesson-rule-fields.tsx'

/** The rules of a lesson beside its texts, and those of its quiz. */
export function LessonFields({ item, details, problems, onChange }: KindFieldsProps<'lesson'>) {
  const t = useText()
  return (
    <>
      <LessonRuleFields
        rules={details}
        onChange={(rules) =>
          onChange(rules.lessonKind === 'quiz' && !rules.quiz ? { ...rules, quiz: usualQuiz } : rules)
        }
      />
      {details.lessonKind === 'practice' && (
        <NamedItemsField
          label={t('exercise')}
          help={t('exerciseHelp')}
          name="details.exercises"
          problems={problems}
          values={details.exercises ?? []}
          most={1}
          kinds={kindsWith('practised')}
          ownId={item.id}
          onChange={(exercises) => onChange({ ...details, exercises })}
        />
      )}
      {details.lessonKind === 'quiz' && (
        <>
          <QuizFields
            itemId={item.id}
            quiz={details.quiz ?? usualQuiz}
            problems={problems}
            onChange={(quiz) => onChange({ ...details, quiz })}
          />
          <Anchor component={Link} to={paths.admin.quiz(item.id)}>
            {t('quizPage')}
          </Anchor>
        </>
      )}
    </>
  )
}
