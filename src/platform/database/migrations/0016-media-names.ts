import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * On PostgreSQL the notes of what published texts use took names of headings that happen to be as long as an upload's id for
 * uploads. HTML names uploads by address only; JSON also as a value of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`
    create or replace function publications_note_media() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from media_uses where place = 'published' and "ownerId" = old."id";
      end if;
      if tg_op <> 'DELETE' then
        insert into media_uses (place, "ownerId", "mediaId", "itemId", "language")
        select distinct 'published', new."id", naming[1], new."itemId", new."language"
        from (
          select regexp_matches(new."html", '/media/([A-Za-z0-9_-]{22})(?=["/])', 'g') as naming
          union all
          select regexp_matches(new."extras", '(?:"|/media/)([A-Za-z0-9_-]{22})(?=["/])', 'g')
        ) as named
        on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    delete from media_uses using publications
    where media_uses.place = 'published' and publications.id = media_uses."ownerId"
      and position('/media/' || media_uses."mediaId" in publications.html) = 0
      and position(media_uses."mediaId" in publications.extras) = 0`.execute(db)
}
