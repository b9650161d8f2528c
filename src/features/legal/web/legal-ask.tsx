import { latePart } from '#platform/web/late/late-part.tsx'
import { useSession } from '#platform/web/session.ts'

const MemberAsk = latePart(async () => (await import('./member-ask.tsx')).MemberAsk)

/** Of guests nothing is asked that they accept. */
export function LegalAsk() {
  const { user } = useSession()
  return user && <MemberAsk />
}
