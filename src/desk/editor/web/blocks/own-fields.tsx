import { Button, Group, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../../web/text.ts'

interface FieldProps extends Pick<ComponentProps<'input'>, 'lang'> {
  /** Marks the words of a picture. */
  'data-alt'?: boolean
  label: string
  help?: string
  value: string
  /** Code points. */
  most: number
  problem?: string
  onChange: (value: string) => void
  /** Enter and Escape lead back to the text. */
  onLeave?: () => void
}

/** A field that belongs to a block, such as the words of a picture. */
export function OwnField({ label, help, value, most, problem, onChange, onLeave, ...rest }: FieldProps) {
  return (
    <TextInput
      {...rest}
      label={label}
      description={help}
      value={value}
      maxLength={most}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (!onLeave || event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
    />
  )
}

/** What can be done with a block that is not made of words; once it is gone, the focus is in the text, where it can be undone. */
export function BlockTools(props: { name: string; onRemove: () => void; children?: ReactNode }) {
  const t = useText()
  return (
    <Group gap="xs">
      {props.children}
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        leftSection={<IconTrash size="1rem" aria-hidden />}
        onClick={({ currentTarget }) => {
          const text = currentTarget.closest<HTMLElement>('.ProseMirror')
          props.onRemove()
          text?.focus({ preventScroll: true })
        }}
      >
        {t('block.remove', { name: props.name })}
      </Button>
    </Group>
  )
}

/** Typing in a block's own fields is not typing in the text. */
export function isOwnEvent({ event }: { event: Event }): boolean {
  return event.target instanceof Element && event.target.closest('[data-own-field]') !== null
}
