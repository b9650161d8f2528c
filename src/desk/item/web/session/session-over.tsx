import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useRenewSession } from '#platform/web/renew-session.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../../web/text.ts'
import type { Writer } from './use-writer.ts'

/** When the session ended while somebody writes: says so without taking the keys, and signs them in again over the text. */
export function SessionOver({ writer }: { writer: Writer }) {
  const t = useText()
  const renderForm = useRenewSession()
  const [isAsking, setAsking] = useState(false)
  const { owner, other, isOwn } = writer
  if (isOwn && isAsking) setAsking(false)
  useBackToText(isOwn)
  if (isOwn || !owner) return null
  const names = { owner: owner.displayName || owner.email, other: other?.displayName || other?.email || '' }
  return (
    <>
      <Alert
        color="red"
        icon={<IconLock aria-hidden />}
        title={other ? t('ended.other', names) : t('ended.title')}
        role="note"
        w="100%"
        data-ended
      >
        <Group gap="sm" justify="space-between">
          <Text size="sm" flex="1 1 16rem">
            {other ? t('ended.otherText', names) : t('ended.text')}
          </Text>
          <Button onClick={() => setAsking(true)}>{t('ended.signIn', names)}</Button>
        </Group>
      </Alert>
      {isAsking && (
        <Dialog title={t('ended.signIn', names)} onClose={() => setAsking(false)}>
          <Stack>
            <Text size="sm">{t('ended.about', names)}</Text>
            <Suspense fallback={<Skeleton height={160} />}>
              {renderForm({ email: owner.email, isKept: owner.keptSignedIn })}
            </Suspense>
          </Stack>
        </Dialog>
      )}
    </>
  )
}

/** Once the writer is signed in again, the focus is where they wrote. */
function useBackToText(isOwn: boolean): void {
  const last = useRef<HTMLElement>(null)
  const wasOver = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[data-edition]')) last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const isOver = wasOver.current && isOwn
    wasOver.current = !isOwn
    if (!isOver) return
    // Once the dialog is gone and no longer keeps the focus.
    const frame = requestAnimationFrame(() => last.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOwn])
}
