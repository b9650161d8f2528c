import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { People } from '#platform/server/people.ts'

/** Everybody who last edited a text that there is. Steps through the index from one person to the next, however many texts each has. */
export async function selectLastEditors(
  db: Database,
  { people, limit }: { people: People; limit: number },
): Promise<{ uid: string; name: string }[]> {
  const { rows } = await sql<{ uid: string; name: string }>`
    with recursive editors("uid") as (
      select min("updatedBy") from editions
      union all
      select (select min("updatedBy") from editions where "updatedBy" > editors."uid")
      from editors where editors."uid" is not null
    )
    select editors."uid", person."displayName" as "name" from editors
    join ${people.names(db)} person on person."id" = editors."uid"
    order by person."displayName", editors."uid" limit ${limit}`.execute(db)
  return rows
}
