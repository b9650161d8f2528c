import { existsSync } from 'node:fs'
import path from 'node:path'

/** Absolute path of the folder of `package.json`, the same for the sources and for what is built of them. */
export const projectFolder = folderOf('package.json', import.meta.dirname)

function folderOf(name: string, from: string): string {
  let folder = from
  while (!existsSync(path.join(folder, name)) && folder !== path.dirname(folder))
    folder = path.dirname(folder)
  return folder
}
