import { ActionIcon, Button, Input, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentKind } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useText } from '../../web/text.ts'
import { ItemName } from './item-name.tsx'
import styles from './named-items.module.css'
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
  kinds: readonly [ContentKind, ...ContentKind[]]
  /** The item that names the others. */
  ownId: string
  onChange: (ids: string[]) => void
}

/** Other items that an item names, in an order. */
export function NamedItemsField({
  label,
  help,
  name,
  problems,
  values,
  most,
  kinds,
  ownId,
  onChange,
}: Props) {
  const t = useText()
  const problem = useFieldProblems(problems)
  const [isPicking, setPicking] = useState(false)
  const known = useQuery({
    ...apiQuery('/api/admin/named-items', { query: { ids: values.join(',') } }),
    enabled: values.length > 0,
    placeholderData: keepPreviousData,
  })
  const move = (at: number, by: number) => {
    const next = values.toSpliced(at, 1)
    onChange(next.toSpliced(at + by, 0, values[at] ?? ''))
  }
  return (
    <fieldset className={styles.field}>
      <Input.Label component="legend">{label}</Input.Label>
      <Input.Description mb={4}>{help}</Input.Description>
      <ol className={styles.list}>
        {values.map((id, index) => {
          const row = known.data?.items.find((one) => one.id === id)
          const wrong = problem.of(`${name}.${index}`)
          return (
            <li key={id} className={styles.row}>
              {row ? (
                <ItemName row={row} showKind={kinds.length > 1} />
              ) : (
                <Text size="sm" c="dimmed" className={styles.name}>
                  {known.isFetching ? '…' : t('pick.gone')}
                </Text>
              )}
              <div className={styles.tools}>
                <Tool
                  label={t('list.up', { number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <IconArrowUp size={18} aria-hidden />
                </Tool>
                <Tool
                  label={t('list.down', { number: index + 1 })}
                  disabled={index === values.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <IconArrowDown size={18} aria-hidden />
                </Tool>
                <Tool
                  label={t('list.remove', { number: index + 1 })}
                  color="red"
                  onClick={() => onChange(values.toSpliced(index, 1))}
                >
                  <IconX size={18} aria-hidden />
                </Tool>
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
      {values.length < most && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {t('pick.add', { label })}
        </Button>
      )}
      {isPicking && (
        <PickItemDialog
          title={label}
          kinds={kinds}
          except={[...values, ownId]}
          onClose={() => setPicking(false)}
          onPick={(id) => {
            setPicking(false)
            onChange([...values, id])
          }}
        />
      )}
    </fieldset>
  )
}

interface ToolProps {
  label: string
  color?: string
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

function Tool({ label, color = 'gray', disabled, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color={color}
      size={36}
      disabled={disabled}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
