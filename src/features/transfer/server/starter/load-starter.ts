import { existsSync } from 'node:fs'
import path from 'node:path'
import { findSetting } from '#platform/database/settings.ts'
import { renewStatistics } from '#platform/database/statements/statistics.ts'
import type { Context } from '#platform/server/context.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { hasItems } from '#content/records/server/items-store.ts'
import { starterLoadedKey } from './starter-loaded.ts'
import { aloneAtStarter } from './starter-lease.ts'

const starterFolder = path.join(projectFolder, 'starter')

interface Options {
  folder?: string | undefined
  /** What belongs to a new site besides its content, in the same transaction. */
  afterwards?(ctx: Context): Promise<void>
}

/** Loads the bilingual starter content into an empty database, once, all or nothing. Two nodes that start together load it once. */
export async function loadStarterContent(
  ctx: Context,
  { folder = starterFolder, afterwards = async () => {} }: Options = {},
): Promise<void> {
  if (!ctx.config.starterContent || !existsSync(folder)) return
  const isDone = async () =>
    (await findSetting(ctx.db, starterLoadedKey)) !== undefined || (await hasItems(ctx.db))
  if (await isDone()) return
  // What reads Markdown and makes pictures is needed once in the life of a site.
  const { writeStarter } = await import('./write-starter.ts')
  await aloneAtStarter(ctx, isDone, async () => {
    await writeStarter(ctx, folder, afterwards)
    // All is loaded and stays: without counts the site is slow for a minute, and no less whole.
    await renewStatistics(ctx.db).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the tables were not counted'),
    )
  })
}
