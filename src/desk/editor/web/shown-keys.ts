const onMac: Record<string, string> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' }

/** Keys as the reader's keyboard names them: `Ctrl+Alt+2`, on a Mac `⌘⌥2`. */
export function shownKeys(keys: string): string {
  if (!/Mac|iPhone|iPad/.test(navigator.platform)) return keys
  return keys
    .split('+')
    .map((key) => onMac[key] ?? key)
    .join('')
}
