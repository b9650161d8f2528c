import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { newTemporaryFile } from '#platform/server/storage/temporary-files.ts'

const mostCards = 2000
/** How many of them are removed at once, so that not every new card has to look through the folder. */
const slack = 200

/** A card that has been drawn before, or undefined. Cards are drawn anew when they are gone: nothing needs a copy of this folder. */
export async function findCard(ctx: Context, name: string): Promise<Buffer | undefined> {
  const file = fileOf(ctx, name)
  const png = await readFile(file).catch(() => undefined)
  if (png) await utimes(file, new Date(), new Date()).catch(() => undefined)
  return png
}

/** Keeps a card; a full disk only means that it will be drawn again. */
export async function keepCard(ctx: Context, name: string, png: Uint8Array): Promise<void> {
  const file = fileOf(ctx, name)
  const temporary = newTemporaryFile(ctx.config.dataDir)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(temporary, png)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    ctx.log.warn({ err: error, name }, 'a drawn card could not be kept')
  }
}

/** Removes the cards that nobody has asked for for the longest time when there are too many. */
export async function trimCards(ctx: Context, most = mostCards): Promise<void> {
  const folder = path.dirname(fileOf(ctx, 'any'))
  const names = await readdir(folder).catch(() => [])
  if (names.length <= most) return
  const used = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(folder, name)).catch(() => undefined)
      return { name, at: found?.mtimeMs ?? 0 }
    }),
  )
  const oldest = used
    .toSorted((one, other) => one.at - other.at)
    .slice(0, names.length - most + Math.min(slack, most))
  for (const { name } of oldest) await rm(path.join(folder, name), { force: true })
}

function fileOf({ config }: Context, name: string): string {
  return path.join(config.dataDir, 'cache', 'cards', name)
}
