/** Browsers differ in which of these they fire when a page goes away; phones often fire only the second. */
const leaveEvents = ['beforeunload', 'pagehide'] as const

/** Within this time both events are the same leaving, milliseconds. */
const sameLeaving = 2000

interface Reactions {
  onLeave(): void
  /** The page was kept by the browser and is shown again, or did not go: its reader chose to stay, or what they opened was a file. */
  onReturn(): void
}

/** Reacts to the page going away, once each time. Gives how to take the listeners off. */
export function listenForLeaving(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  { onLeave, onReturn }: Reactions,
): () => void {
  let leftAt = -Infinity
  let stays: ReturnType<typeof setTimeout> | undefined
  const leave = ({ type }: Event) => {
    clearTimeout(stays)
    if (type === 'beforeunload') stays = setTimeout(onReturn, sameLeaving)
    if (Date.now() - leftAt < sameLeaving) return
    leftAt = Date.now()
    onLeave()
  }
  const comeBack = (event: Event) => {
    if (!('persisted' in event && event.persisted)) return
    // What comes next is another leaving, however soon.
    leftAt = -Infinity
    onReturn()
  }
  for (const event of leaveEvents) target.addEventListener(event, leave)
  target.addEventListener('pageshow', comeBack)
  return () => {
    clearTimeout(stays)
    for (const event of leaveEvents) target.removeEventListener(event, leave)
    target.removeEventListener('pageshow', comeBack)
  }
}
