import { PicturePoint } from '#ui/point/picture-point.tsx'
import type { AskedQuestion, MarkedAnswer } from '../contract.ts'
import type { PointDraft } from './answered.ts'
import { Html } from './html.tsx'
import { Legend } from './legend.tsx'
import { MarkedChoice } from './marked.tsx'
import { useText } from './text.ts'

interface Props {
  question: AskedQuestion
  /** Null until it is in the page. */
  picture: HTMLImageElement | null
  draft: PointDraft
  onChange: (draft: PointDraft, isWhole: boolean) => void
  isFixed?: boolean
  marked?: MarkedAnswer | null
}

/** A place on the picture of a question: pointed at, or chosen by its words. */
export function PlaceFields({ question, picture, draft, onChange, isFixed, marked }: Props) {
  const t = useText()
  const { at } = draft
  return (
    <>
      {picture && (
        <PicturePoint
          picture={picture}
          place={at && 'x' in at ? at : null}
          isFixed={isFixed}
          onPoint={(place) => onChange({ form: 'point', at: place }, true)}
        />
      )}
      <fieldset disabled={isFixed} aria-describedby={`asked-${question.id}`}>
        <Legend>{t('fields.place')}</Legend>
        {question.choices.map(({ id, html }) => (
          <div key={id} className="self-check-choice">
            <label>
              <input
                type="radio"
                name={`chosen-${question.id}`}
                checked={at !== null && 'chosen' in at && at.chosen === id}
                onChange={() => onChange({ form: 'point', at: { chosen: id } }, true)}
              />
              <Html html={html} />
            </label>
            {marked && <MarkedChoice id={id} marked={marked} />}
          </div>
        ))}
      </fieldset>
    </>
  )
}
