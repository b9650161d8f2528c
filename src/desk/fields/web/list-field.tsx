import { Button, Group, Input, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { Language } from '#platform/languages.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import { useText } from '../../web/text.ts'
import { OrderTools } from './order-tools.tsx'

interface Props {
  id?: string
  label: string
  help?: string
  values: string[]
  most: number
  /** Characters of one line. */
  longest?: number
  language?: Language
  onChange: (values: string[]) => void
}

/** A short list of lines that can be added, ordered and removed. */
export function ListField({ id, label, help, values, most, longest = 300, language, onChange }: Props) {
  const t = useText()
  const [added, setAdded] = useState<number>()
  const focusOnce = useCallback((line: HTMLInputElement | null) => line?.focus(), [])
  const swap = (at: number, by: number) => {
    const next = [...values]
    const [moved] = next.splice(at, 1)
    next.splice(at + by, 0, moved ?? '')
    onChange(next)
  }
  return (
    <fieldset id={id} tabIndex={-1} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Input.Label component="legend">{label}</Input.Label>
      {help && <Input.Description mb={4}>{help}</Input.Description>}
      <Stack gap="xs">
        {values.map((value, index) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Group key={index} gap={2} wrap="nowrap" data-line>
            <TextInput
              ref={index === added ? focusOnce : undefined}
              style={{ flex: 1 }}
              aria-label={t('list.line', { label, number: index + 1 })}
              value={value}
              lang={language}
              maxLength={longest}
              onChange={({ currentTarget }) => onChange(values.with(index, currentTarget.value))}
            />
            <OrderTools
              index={index}
              count={values.length}
              name={t('list.line', { label, number: index + 1 })}
              onMove={(by) => swap(index, by)}
              onRemove={() => {
                setAdded(undefined)
                onChange(values.toSpliced(index, 1))
              }}
            />
          </Group>
        ))}
        {values.length < most && (
          <Button
            variant="subtle"
            size="compact-sm"
            w="fit-content"
            className={longButton.button}
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => {
              setAdded(values.length)
              onChange([...values, ''])
            }}
          >
            {t('list.add', { label })}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}
