import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '#platform/server/project-folder.ts'
import { makePictures } from './made-pictures.ts'

// Makes the widths of the pictures of the starter anew: `npm run pictures`.
const folder = path.join(projectFolder, 'starter')
const files = await readdir(path.join(folder, 'media'))
const pictures = files.filter((file) => /\.(?:png|svg)$/.test(file)).toSorted()
// Of a diagram the PNG is shown.
const shown = pictures.filter((file) => !file.startsWith('diagram-') || file.endsWith('.png'))
await makePictures(
  folder,
  shown.map((file) => `media/${file}`),
)
