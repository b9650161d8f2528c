/** Whether a link may point there: http, https, mailto, or a path of this site that starts with one slash. */
export function isSafeHref(href: string): boolean {
  if (href.length > 2000 || /[\s\\\p{Cc}]/u.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (!/^(?:https?:\/\/|mailto:)[^/]/i.test(href) || !URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

/** Whether a link leaves this site. */
export function isExternalHref(href: string): boolean {
  return /^https?:/i.test(href)
}
