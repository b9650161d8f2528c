import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'

/** What lower rooms ask about people, whose tables are not theirs; the app says who answers. */
export interface People {
  /** For queries to join: everybody's id and name. */
  names(db: Database): SelectQueryBuilder<Tables, 'users', { id: string; displayName: string }>
  /**
   * Makes others who hold the same member wait until the transaction ends, so that what each wrote before is there when the next one
   * counts. What only names the member is written meanwhile.
   */
  hold(db: Database, uid: string): Promise<void>
  /** For queries: the addresses of all photos that members have. */
  photos(db: Database): SelectQueryBuilder<Tables, 'users', { photoURL: string | null }>
  /** Whether a member has the photo. */
  isPhotoWorn(db: Database, photoURL: string): Promise<boolean>
  /** Takes the photo from whoever has it. */
  takePhotoOff(db: Database, photoURL: string): Promise<void>
}
