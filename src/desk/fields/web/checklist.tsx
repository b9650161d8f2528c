import { Anchor } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { useText } from '../../web/text.ts'
import { bodyRefusal } from './body-refusal.ts'
import { courseFault } from './course-fault.ts'
import { marketFault } from './market-fault.ts'
import { questionFault } from './question-fault.ts'
import { textLimits } from '#content/text-limits.ts'
import styles from './checklist.module.css'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'

interface Props {
  draft: EditionDraft
  isFaq: boolean
  onJump: (field: string) => void
}

/** What keeps a text from being published, each with a way to its place. */
export function Checklist({ draft, isFaq, onJump }: Props) {
  const t = useText()
  const fields = Object.entries(draft.problems)
  if (fields.length === 0) return null
  const pictures = fields.filter(([field]) => isPicture(field)).map(([field]) => field)
  const wordsFor = (field: string, code: FieldCode): string => {
    if (isPicture(field)) return t('check.alt', { number: pictures.indexOf(field) + 1 })
    if (/^body\.\d+\.part$/.test(field)) return t('check.questionPart')
    if (field === 'riskCallout') return t('check.riskCallout')
    if (field === 'collectionId') return t('check.collection')
    if (code === 'too_long' && isCounted(field)) {
      return t('check.tooLong', { field: t(`field.${field}`), most: textLimits[field] })
    }
    const setting = courseFault(field, code) ?? marketFault(field, code)
    if (setting) return t(setting.text, { number: setting.number })
    if (field === 'title') return t(isFaq ? 'check.question' : 'check.title')
    if (field === 'excerpt') return t('check.excerpt')
    if (field === 'body' && code === 'required') return t(isFaq ? 'check.answer' : 'check.body')
    const fault = questionFault(field, code)
    if (fault) return t(fault)
    const refusal = bodyRefusal(field, code)
    if (refusal) return t(refusal.text, { number: refusal.number })
    if (code === 'too_large') return t('check.tooLarge')
    if (code === 'too_deep') return t('check.tooDeep')
    return t(field.startsWith('body') ? 'check.block' : 'check.other', { field })
  }
  return (
    <div role="alert">
      <h3 className={styles.heading}>
        <IconListCheck size="1.25rem" aria-hidden />
        {t('check.heading', { language: t(`language.${draft.language}`) })}
      </h3>
      <ul className={styles.entries}>
        {fields.map(([field, code]) => (
          <li key={field}>
            <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onJump(field)}>
              {wordsFor(field, code)}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function isPicture(field: string): boolean {
  return /^body\.\d+\.alt$/.test(field)
}

function isCounted(field: string): field is keyof typeof textLimits {
  return Object.hasOwn(textLimits, field)
}
