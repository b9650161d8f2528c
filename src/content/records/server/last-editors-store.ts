import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** Everybody who last edited a text that there is. Steps through the index from one person to the next, however many texts each has. */
export async function selectLastEditors(
  db: Database,
  limit: number,
): Promise<{ uid: string; name: string }[]> {
  const { rows } = await sql<{ uid: string; name: string }>`
    with recursive editors("uid") as (
      select min("updatedBy") from editions
      union all
      select (select min("updatedBy") from editions where "updatedBy" > editors."uid")
      from editors where editors."uid" is not null
    )
    select editors."uid", users."displayName" as "name" from editors
    join users on users."id" = editors."uid"
    order by users."displayName", editors."uid" limit ${limit}`.execute(db)
  return rows
}
