import { useEffect } from 'react'
import { useSession } from '#platform/web/session.ts'

/** With the account of an editor go the texts that only this device has. */
export function GoneTexts() {
  const { gone } = useSession()
  useEffect(() => {
    if (gone === null) return
    import('#desk/drafts/web/device-store.ts')
      .then(({ forgetTextsOf }) => forgetTextsOf(gone))
      .catch(() => {})
  }, [gone])
  return null
}
