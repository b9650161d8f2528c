import type { Item } from '#content/contract.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../../web/text.ts'
import type { FieldsDraft } from '../../../drafts/web/use-fields-draft.ts'
import { isShownInPlace } from '../../../drafts/web/answers.ts'
import { fieldLabels } from './field-labels.ts'
import { FieldValue } from './field-value.tsx'
import { ValueChoices } from '../../../choices/web/value-choices.tsx'

interface Props {
  item: Item
  draft: FieldsDraft
  /** Where the focus goes on when everything is chosen. */
  onResolved: () => void
}

/** When somebody else changed the same settings of an item. */
export function FieldsCollision({ item, draft, onResolved }: Props) {
  const t = useText()
  const report = useReport()
  const { clashes } = draft
  const isMet = clashes.length > 0
  return (
    <>
      <output className="visually-hidden">{isMet && t('conflict.settings')}</output>
      {isMet && (
        <ValueChoices
          // What was chosen holds for the values that were shown.
          key={JSON.stringify(clashes)}
          clashes={clashes.map(({ id, name, mine, theirs }) => ({
            id,
            label: t(fieldLabels[name]),
            mine: <FieldValue item={item} name={name} value={mine} />,
            theirs: <FieldValue item={item} name={name} value={theirs} />,
          }))}
          onChosen={(chosen) => {
            onResolved()
            draft
              .resolve(({ id }) => chosen[id] === 'theirs')
              .catch((error: unknown) => {
                if (!isShownInPlace(error)) report.failed(error)
              })
          }}
        />
      )}
    </>
  )
}
