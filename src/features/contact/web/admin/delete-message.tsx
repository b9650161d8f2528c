import { Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { apiQuery, readsAt } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { MessageDetail } from '../../contract.ts'
import { useText } from './text.ts'

interface Props {
  message: MessageDetail
  /** It is not there any more. */
  onGone: () => void
}

/** Deletes the message for good, after a question that says what goes with it. */
export function DeleteMessage({ message, onGone }: Props) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const noteGone = useGone(message.id)
  return (
    <>
      <ActionButton variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('delete')}
      </ActionButton>
      {isAsking && (
        <Question
          message={message}
          onClose={() => setAsking(false)}
          onGone={() => {
            noteGone()
            setAsking(false)
            onGone()
          }}
        />
      )}
    </>
  )
}

/** What is gone is forgotten here as well once it is not shown any more: nobody who goes back reads it. */
function useGone(id: string) {
  const client = useQueryClient()
  const isGone = useRef(false)
  useEffect(
    () => () => {
      if (isGone.current) client.removeQueries(apiQuery('/api/admin/messages/{id}', { path: { id } }))
    },
    [client, id],
  )
  return () => {
    isGone.current = true
    // The list alone: what is gone itself cannot be asked about any more.
    void client.invalidateQueries(readsAt('/api/admin/messages'))
  }
}

function Question({ message, onGone, onClose }: Props & { onClose: () => void }) {
  const t = useText()
  const { id, name, page, published } = message
  const remove = useChange((api) => api.delete('/api/admin/messages/{id}', { path: { id } }), {
    refreshes: ['/api/admin/overview'],
    done: t('deleted'),
    onDone: onGone,
    onFailed(error) {
      if (error instanceof ApiError && error.status === 404) onGone()
      return false
    },
  })
  return (
    <ConfirmDialog
      title={t('deleteAsk', { name })}
      action={t('delete')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('deleteMeans')}
      {page && published.length > 0 && <Text mt="sm">{t('deletePublished', { title: page.title })}</Text>}
    </ConfirmDialog>
  )
}
