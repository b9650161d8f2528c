/**
 * Which of some texts lack among those that are held: one is there for each that is held. Of `a b a`, whoever holds `a b` lacks the
 * last.
 */
export function areLacking(wanted: readonly string[], held: readonly string[]): boolean[] {
  const left = [...held]
  return wanted.map((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at === -1
  })
}
