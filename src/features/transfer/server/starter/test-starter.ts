import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

export const starterFolder = path.resolve(import.meta.dirname, '../../../../../starter')

/**
 * A copy of the starter's texts and files, to be removed afterwards. Encoding every picture in all its widths would take a
 * minute, so one tiny picture stands for all.
 */
export async function copyStarter(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-starter-'))
  cpSync(starterFolder, folder, { recursive: true, filter: (file) => path.basename(file) !== 'made' })
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>'
  for (const name of picturesIn(folder))
    writeFileSync(path.join(folder, 'media', name), name.endsWith('.svg') ? drawing : pixel)
  return folder
}

export function picturesIn(starter: string): string[] {
  return readdirSync(path.join(starter, 'media')).filter((name) => /\.(svg|png)$/.test(name))
}
