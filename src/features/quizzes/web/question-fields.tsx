import { useCallback, useState } from 'react'
import { useWaitingPictures } from '#content/web/pictures/waiting-pictures.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { choiceLetter } from '#platform/word-forms/choice-letters.ts'
import type { AskedQuestion, MarkedAnswer } from '../contract.ts'
import type { DraftAnswer } from './answered.ts'
import { shortWords } from './choice-words.ts'
import { Html } from './html.tsx'
import { Legend } from './legend.tsx'
import { MarkedChoice } from './marked.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useText } from './text.ts'

interface Props {
  question: AskedQuestion
  draft: DraftAnswer
  /** `isWhole`: the reader has stopped typing. */
  onChange: (draft: DraftAnswer, isWhole: boolean) => void
  isFixed?: boolean
  /** What is right, which is then said below each choice. */
  marked?: MarkedAnswer | null
}

/** What a question asks, and the fields in which it is answered. */
export function QuestionFields(props: Props) {
  const { question, draft } = props
  const withWaiting = useWaitingPictures()
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const findPicture = useCallback(
    (asked: HTMLElement | null) => setPicture(asked?.querySelector('img') ?? null),
    [],
  )
  return (
    <div className="self-check" lang={question.language}>
      <div
        // Another text brings another picture.
        key={question.html}
        ref={findPicture}
        className="self-check-asked article"
        id={`asked-${question.id}`}
        dangerouslySetInnerHTML={{ __html: withWaiting(question.html) }}
      />
      {draft.form === 'chosen' && <Choices {...props} draft={draft} />}
      {draft.form === 'point' && <PlaceFields {...props} draft={draft} picture={picture} />}
      {draft.form === 'number' && <NumberField {...props} draft={draft} />}
      {draft.form === 'order' && <Steps {...props} draft={draft} />}
      {draft.form === 'match' && <Pairs {...props} draft={draft} />}
    </div>
  )
}

type Of<F extends DraftAnswer['form']> = Props & { draft: Extract<DraftAnswer, { form: F }> }

function Choices({ question, draft, onChange, isFixed, marked }: Of<'chosen'>) {
  const t = useText()
  const isSeveral = question.form === 'multiple'
  const choose = (id: string, isOn: boolean) => {
    const others = isSeveral ? draft.chosen.filter((one) => one !== id) : []
    onChange({ ...draft, chosen: isOn ? [...others, id] : others }, true)
  }
  return (
    <fieldset disabled={isFixed} aria-describedby={`asked-${question.id}`}>
      <Legend>{t(isSeveral ? 'fields.several' : 'fields.one')}</Legend>
      {question.choices.map(({ id, html }) => (
        <div key={id} className="self-check-choice">
          <label>
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={`chosen-${question.id}`}
              checked={draft.chosen.includes(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            />
            <Html html={html} />
          </label>
          {marked && <MarkedChoice id={id} marked={marked} />}
        </div>
      ))}
    </fieldset>
  )
}

function NumberField({ question: { id, unit }, draft, onChange, isFixed }: Of<'number'>) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <p className="self-check-number">
      <label htmlFor={`number-${id}`} lang={language}>
        {unit ? t('fields.numberIn', { unit }) : t('fields.number')}
      </label>
      <input
        id={`number-${id}`}
        name="number"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        disabled={isFixed}
        aria-describedby={`asked-${id}`}
        value={draft.number}
        onChange={(event) => onChange({ ...draft, number: event.currentTarget.value }, false)}
        onBlur={() => onChange(draft, true)}
        onKeyDown={({ key }) => key === 'Enter' && onChange(draft, true)}
      />
    </p>
  )
}

function Steps({ question: { id, choices }, draft, onChange, isFixed, marked }: Of<'order'>) {
  const t = useText()
  return (
    <fieldset disabled={isFixed} aria-describedby={`asked-${id}`}>
      <Legend>{t('fields.order')}</Legend>
      {choices.map((choice) => (
        <div key={choice.id} className="self-check-choice">
          <div className="self-check-step">
            <select
              {...namedBy(`step-${choice.id}`, t('fields.step'))}
              value={draft.places[choice.id] ?? 0}
              onChange={(event) => {
                const places = { ...draft.places, [choice.id]: Number(event.currentTarget.value) }
                onChange({ ...draft, places }, true)
              }}
            >
              <option value={0}>–</option>
              {choices.map((one, index) => (
                <option key={one.id} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
            <Html id={`step-${choice.id}`} html={choice.html} />
          </div>
          {marked && <MarkedChoice id={choice.id} marked={marked} />}
        </div>
      ))}
    </fieldset>
  )
}

/** What choices are paired with has letters, so that it may be more than words. */
function Pairs({ question, draft, onChange, isFixed, marked }: Of<'match'>) {
  const t = useText()
  const { id, choices, counterparts, language } = question
  return (
    <fieldset disabled={isFixed} aria-describedby={`asked-${id}`}>
      <Legend>{t('fields.match')}</Legend>
      <ul className="self-check-counterparts">
        {counterparts.map((one, index) => (
          <li key={one.id}>
            <b>{choiceLetter(index, language)}.</b> <Html html={one.html} />
          </li>
        ))}
      </ul>
      {choices.map((choice) => (
        <div key={choice.id} className="self-check-choice">
          <div className="self-check-pair">
            <Html id={`left-${choice.id}`} html={choice.html} />
            <select
              {...namedBy(`left-${choice.id}`, t('fields.match'))}
              value={draft.rights[choice.id] ?? ''}
              onChange={(event) => {
                const rights = { ...draft.rights, [choice.id]: event.currentTarget.value }
                onChange({ ...draft, rights }, true)
              }}
            >
              <option value="">{t('fields.pick')}</option>
              {counterparts.map((one, index) => (
                <option key={one.id} value={one.id}>
                  {`${choiceLetter(index, language)}. ${shortWords(one.html)}`}
                </option>
              ))}
            </select>
          </div>
          {marked && <MarkedChoice id={choice.id} marked={marked} />}
        </div>
      ))}
    </fieldset>
  )
}

/** A list is named by what it does and by the words it stands beside, so that each is told apart by its name alone. */
function namedBy(words: string, label: string) {
  const id = `${words}-list`
  return { id, 'aria-label': label, 'aria-labelledby': `${id} ${words}` }
}
