import { Button, Input, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useText } from '../../web/text.ts'
import { titlesOf } from '../../web/titles-of.ts'
import { ItemName } from '../../web/item-name.tsx'
import styles from '../../web/named-items.module.css'
import { OrderTools } from './order-tools.tsx'
import { PickItemDialog } from './pick-item-dialog.tsx'
import { useFieldProblems } from './use-field-problems.ts'

interface Props {
  label: string
  help: string
  /** The field's name in refusals, such as `details.related`. */
  name: string
  problems: FieldErrors
  /** Ids in their order. */
  values: string[]
  most: number
  kinds: readonly ContentKind[]
  /** Only items with this detail are offered. */
  use?: string
  resourceType?: string
  /** Only items that have a series of these forms are offered. */
  series?: string
  /** The item that names the others. */
  ownId: string
  onChange: (ids: string[]) => void
}

/** Other items that an item names, in an order. */
export function NamedItemsField({ label, help, name, values, most, kinds, onChange, ...props }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const problem = useFieldProblems(props.problems)
  const known = useQuery({
    ...apiQuery('/api/admin/named-items', { query: { ids: values.join(',') } }),
    enabled: values.length > 0,
    placeholderData: keepPreviousData,
  })
  const nameOf = (id: string, index: number) => {
    const row = rowOf(id)
    const [shown] = row ? titlesOf(row, language) : []
    return shown?.title ?? t('list.line', { label, number: index + 1 })
  }
  const rowOf = (id: string) => known.data?.items.find((one) => one.id === id)
  return (
    <fieldset id={name} tabIndex={-1} className={styles.field}>
      <Input.Label component="legend">{label}</Input.Label>
      <Input.Description mb={4}>{help}</Input.Description>
      <ol className={styles.list}>
        {values.map((id, index) => {
          const wrong = problem.of(`${name}.${index}`)
          return (
            <li key={id} className={styles.row} data-line>
              <Named row={rowOf(id)} isLoading={known.isFetching} showKind={kinds.length > 1} />
              <div className={styles.tools}>
                <OrderTools
                  index={index}
                  count={values.length}
                  name={nameOf(id, index)}
                  onMove={(by) => onChange(values.toSpliced(index, 1).toSpliced(index + by, 0, id))}
                  onRemove={() => onChange(values.toSpliced(index, 1))}
                />
              </div>
              {wrong && (
                <span className={styles.problem} role="alert">
                  {wrong}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {problem.of(name) && <Input.Error>{problem.of(name)}</Input.Error>}
      <PickOne
        label={label}
        kinds={kinds}
        use={props.use}
        resourceType={props.resourceType}
        series={props.series}
        except={[...values, props.ownId]}
        isFull={values.length >= most}
        onPick={(id) => onChange([...values, id])}
      />
    </fieldset>
  )
}

interface NamedProps {
  /** Undefined until it is read, and when there is none any more. */
  row: ItemRow | undefined
  isLoading: boolean
  showKind: boolean
}

function Named({ row, isLoading, showKind }: NamedProps) {
  const t = useText()
  if (row) return <ItemName row={row} showKind={showKind} />
  return (
    <Text size="sm" c="dimmed" className={styles.name}>
      {isLoading ? '…' : t('pick.gone')}
    </Text>
  )
}

interface PickProps {
  label: string
  kinds: readonly ContentKind[]
  use: string | undefined
  resourceType: string | undefined
  series: string | undefined
  except: string[]
  isFull: boolean
  onPick: (id: string) => void
}

/** Looks for one more, until there are enough. */
function PickOne({ label, isFull, onPick, ...offered }: PickProps) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  const hasPicked = useRef(false)
  useEffect(() => {
    // The button that opened the dialog has gone with the last one that was picked.
    if (isFull && hasPicked.current) own.current?.closest('fieldset')?.focus()
    hasPicked.current = false
  })
  return (
    <div ref={own} style={{ display: 'contents' }}>
      {!isFull && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {t('pick.add', { label })}
        </Button>
      )}
      {isPicking && (
        <PickItemDialog
          title={label}
          {...offered}
          onClose={() => setPicking(false)}
          onPick={(id) => {
            hasPicked.current = true
            setPicking(false)
            onPick(id)
          }}
        />
      )}
    </div>
  )
}
