import type { Answers } from '#platform/web/answers/answers.ts'
import { calendarKey, readKeptCalendar, takeCalendarPress } from '#ui/kept-calendar.ts'
import type { UserRecord } from '../../contract.ts'
import { carryChoices } from './carry-choices.ts'
import type { Tools } from './follow-session.ts'
import { findSessionUser, mergeSessionUser } from './session-query.ts'
import { isSessionLost } from './watched-api.ts'

type Welcome = Tools & { answers: Answers; before: string | null | undefined }

/**
 * Marks the user online and merges the stored record into the session. `before` is who was here until now: after a guest (null) they have
 * just signed in and bring along what they chose; undefined, they are the first on this page.
 */
export async function welcome(
  uid: string,
  { api, actions, markPresence, show, answers, before }: Welcome,
): Promise<void> {
  const writeCalendar = followCalendar(uid, { api, show, answers })
  const isPressed = takeCalendarPress()
  try {
    await markPresence(api, uid, true)
  } catch (error) {
    if (isSessionLost(error)) return actions.refreshIfSignedIn()
    console.error('user sync failed', error)
    show('sync')
  }
  const record = await readRecord(uid, { api, actions, show })
  mergeSessionUser(answers, { ...record, uid })
  // Pressed while this script was on its way. Who was a guest until now brings it along as below; that of another member is not theirs.
  if (isPressed && before === undefined) await writeCalendar()
  if (before !== null || record.language === undefined || record.calendar === undefined) return
  try {
    const { language, calendar } = record
    mergeSessionUser(answers, { ...(await carryChoices(api, { uid, language, calendar })), uid })
  } catch (error) {
    console.error('user sync failed', error)
    show('sync')
  }
}

/** Writes the calendar that is chosen on this device into the record, as long as they are signed in. Gives how to do that at once. */
function followCalendar(
  uid: string,
  { api, show, answers }: Pick<Tools, 'api' | 'show'> & { answers: Answers },
): () => Promise<void> {
  const left = new AbortController()
  const write = async () => {
    const user = findSessionUser(answers)
    if (user?.uid !== uid) return left.abort()
    const calendar = readKeptCalendar() ?? null
    if (user.calendar === calendar) return
    try {
      mergeSessionUser(answers, await api.patch('/api/users/{uid}', { path: { uid }, body: { calendar } }))
    } catch (error) {
      console.error('user sync failed', error)
      show('sync')
    }
  }
  addEventListener(calendarKey, () => void write(), { signal: left.signal })
  return write
}

/** An empty record when it cannot be read: the session then keeps what its own answer said. */
async function readRecord(
  uid: string,
  { api, actions, show }: Pick<Tools, 'api' | 'actions' | 'show'>,
): Promise<Partial<UserRecord>> {
  try {
    return await api.get('/api/users/{uid}', { path: { uid } })
  } catch (error) {
    // Whoever left meanwhile, or deleted the account, has no record to miss.
    if (isSessionLost(error)) {
      actions.refreshIfSignedIn()
      return {}
    }
    console.error('failed to fetch user data', error)
    show('record')
    return {}
  }
}
