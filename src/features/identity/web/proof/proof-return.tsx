import { useEffect } from 'react'
import { Notice } from '#ui/states/notice.tsx'
import { EntranceNotices } from '../sign-in/entrance-notices.tsx'
import { useRedirectResult } from '../session/redirect-result.tsx'
import { useText } from '../text.ts'
import { tellProof } from './proof-channel.ts'

/** The window that came back from the other site: tells the page that waits for it, and closes. */
export function ProofReturn() {
  const t = useText()
  const redirect = useRedirectResult()
  const isProved = redirect.state === 'done' && redirect.isSignedIn
  useEffect(() => {
    if (redirect.state === 'waiting') return
    tellProof(isProved)
    if (isProved) window.close()
  }, [redirect.state, isProved])
  if (redirect.state === 'failed') return <EntranceNotices />
  return (
    <Notice live>
      <p>{t('proof.returned')}</p>
    </Notice>
  )
}

/**
 * For a member who comes back from another site when it is not known any more what for: why it came to nothing. A page that waits for
 * a proof hears of it as well.
 */
export function LostReturn() {
  const isLost = useRedirectResult().state === 'failed'
  useEffect(() => {
    if (isLost) tellProof(false)
  }, [isLost])
  return isLost && <EntranceNotices />
}
