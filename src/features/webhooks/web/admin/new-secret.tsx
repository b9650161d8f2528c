import { Alert, Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { MadeWebhook } from '../../contract.ts'
import { useText } from './text.ts'

/** The secret of a webhook, which is shown until another one is made or the page is left. */
export function NewSecret({ webhook: { name, secret } }: { webhook: MadeWebhook }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Alert color="green" title={t('secret.made', { name })}>
      <Text>{t('secret.about')}</Text>
      <Group mt="sm" align="end">
        <TextInput
          ref={field}
          label={t('secret.label')}
          value={secret}
          readOnly
          style={{ flex: '1 1 20rem' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'secret.copied' : 'secret.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  )
}
