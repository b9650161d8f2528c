import { findSetting, saveSetting } from '#platform/database/settings.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { lengthOf, type BlockDocument } from '../../blocks/document.ts'
import { lengthOfWords } from '../../blocks/reading-time.ts'
import { selectTextsAfter, updateMinutes } from './minutes-store.ts'
import { bumpSiteVersion } from '../../server/site-version-store.ts'
import { toJson } from '../../server/stored-json.ts'

/** Raise it with every change of how words are counted: what is published is then counted anew at the next start. */
const rulesVersion = 2
const settingKey = 'content.minutesRules'
const textsAtOnce = 50

/** Counts the reading time of what was published under older rules. Runs in steps, so that it may be interrupted; gives how many texts changed. */
export async function recountMinutes(ctx: Context): Promise<number> {
  if ((await findSetting(ctx.db, settingKey)) === rulesVersion) return 0
  let changed = 0
  for (let last = ''; ;) {
    const rows = await selectTextsAfter(ctx.db, { id: last, limit: textsAtOnce })
    for (const { id, minutes, body, searchText } of rows) {
      const now = body === null ? lengthOfWords(searchText) : lengthOf(toJson<BlockDocument>(body))
      if (now.minutes === minutes) continue
      await updateMinutes(ctx.db, id, now.minutes)
      changed++
    }
    const next = rows.at(-1)?.id
    if (next === undefined) break
    last = next
  }
  await inTransaction(ctx, async (ctx) => {
    await saveSetting(ctx.db, { key: settingKey, value: rulesVersion, now: ctx.now })
    if (changed > 0) await bumpSiteVersion(ctx.db, ctx.now)
  })
  return changed
}
