const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS/],
  ['Linux', /Linux/],
] as const

/** In this order: most browsers name others they are like. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const

/** Browser and system of a `User-Agent` header, by their own names; null for what it does not tell. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  return { browser: find(browsers), system: find(systems) }
}

/** Browser and system in one line; undefined when neither is known. */
export function deviceName(userAgent: string): string | undefined {
  const { browser, system } = describeDevice(userAgent)
  return [browser, system].filter(Boolean).join(' · ') || undefined
}
