import { mostFileNameLength } from '../contract.ts'

/** The name people see: no folders, no control or direction characters, at most 200 code points with the ending kept. */
export function cleanFileName(given: string): string {
  const base = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"]/gu, '').trim()
  const ending = name.match(/\.[a-z0-9]{1,5}$/i)?.[0] ?? ''
  const letters = Array.from(name.slice(0, name.length - ending.length))
  const stem = letters.slice(0, mostFileNameLength - ending.length).join('')
  return `${stem}${ending}` || 'file'
}

/** The name in addresses and storage keys: lower-case ASCII, `file` when nothing is left of it. */
export function asciiFileName(name: string, extension: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `${stem || 'file'}.${extension}`
}

/** `Content-Disposition` of a download: an ASCII name for old readers, the real one after it (RFC 6266, RFC 8187). */
export function attachment(name: string, asciiName: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`
}
