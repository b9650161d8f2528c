import type { ContentTables } from './content.ts'
import type { MediaTables } from './media.ts'
import type { IdentityTables } from './identity.ts'
import type { ImportTables } from './imports.ts'
import type { LearningTables } from './learning.ts'
import type { OperationTables } from './operations.ts'
import type { SearchTables } from './search.ts'

export type Tables = IdentityTables &
  OperationTables &
  ContentTables &
  LearningTables &
  MediaTables &
  SearchTables &
  ImportTables & { kysely_migration: { name: string } }
