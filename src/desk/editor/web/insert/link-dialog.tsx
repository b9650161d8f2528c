import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { useText } from '../../../web/text.ts'

/** Makes the chosen words a link, changes it or takes it away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText()
  const isOn = editor.isActive('link')
  const [address, setAddress] = useState(hrefOf(editor))
  const [isChecked, setChecked] = useState(false)
  const href = completed(address)
  const close = (work: () => void) => {
    onClose()
    work()
  }
  const apply = () => {
    if (!isSafeHref(href)) return setChecked(true)
    close(() => {
      const chain = editor.chain().focus().extendMarkRange('link')
      if (editor.state.selection.empty && !isOn) {
        chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
      } else chain.setLink({ href }).run()
    })
  }
  return (
    <Dialog onClose={onClose} title={t('link.dialog')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          apply()
        }}
      >
        <Stack>
          <TextInput
            label={t('link.address')}
            description={t('link.help')}
            value={address}
            data-autofocus
            inputMode="url"
            error={isChecked && !isSafeHref(href) ? t('link.unsafe') : undefined}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Group justify="end">
            {isOn && (
              <Button
                variant="subtle"
                color="red"
                onClick={() => close(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
              >
                {t('link.remove')}
              </Button>
            )}
            <Button type="submit">{t('link.apply')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function hrefOf(editor: Editor): string {
  const href: unknown = editor.getAttributes('link').href
  return typeof href === 'string' ? href : ''
}

/** `example.com` is meant as https, `a@b.c` as mail. */
function completed(address: string): string {
  const text = address.trim()
  if (text === '' || /^(?:[a-z][a-z+.-]*:|\/)/i.test(text)) return text
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}
