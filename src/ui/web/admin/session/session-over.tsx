import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useRenewSession } from '#platform/web/renew-session.ts'
import { Dialog } from '../dialog.tsx'
import { useText } from '../text.ts'
import { FactorWanted } from './factor-wanted.tsx'
import type { Writer } from './use-writer.ts'

interface Props {
  writer: Writer
  /** What is being written: a text is kept on the device and saved by itself, settings and dialogs wait on the page. */
  of?: 'text' | 'settings'
}

const words = {
  text: { own: 'ended.text', other: 'ended.otherText', about: 'ended.about' },
  settings: { own: 'ended.settings', other: 'ended.otherSettings', about: 'ended.aboutSettings' },
} as const

/** When the session ended while somebody writes: says so without taking the keys, and signs them in again over the page. */
export function SessionOver({ writer, of = 'text' }: Props) {
  const t = useText()
  const renderForm = useRenewSession()
  const [isAsking, setAsking] = useState(false)
  const { owner, other, isOwn, mustAddFactor } = writer
  if (isOwn && isAsking) setAsking(false)
  useBackToText(isOwn)
  if (isOwn && mustAddFactor) return <FactorWanted />
  if (isOwn || !owner) return null
  const names = { owner: owner.displayName || owner.email, other: other?.displayName || other?.email || '' }
  return (
    <>
      <Alert
        color="red"
        icon={<IconLock size="1.25rem" aria-hidden />}
        title={other ? t('ended.other', names) : t('ended.title')}
        role="note"
        w="100%"
        data-ended
      >
        <Group gap="sm" justify="space-between">
          <Text size="sm" flex="1 1 16rem">
            {other ? t(words[of].other, names) : t(words[of].own)}
          </Text>
          <Button onClick={() => setAsking(true)}>{t('ended.signIn', names)}</Button>
        </Group>
      </Alert>
      {isAsking && (
        <Dialog
          title={t('ended.signIn', names)}
          about={t(words[of].about, names)}
          onClose={() => setAsking(false)}
          isQuestion
        >
          <Stack>
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
    const note = (element: EventTarget | null) => {
      if (!(element instanceof HTMLElement) || element.closest('[data-ended]')) return
      if (element.closest('[data-edition], [data-writing]')) last.current = element
    }
    const listen = ({ target }: FocusEvent) => note(target)
    note(document.activeElement)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
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
