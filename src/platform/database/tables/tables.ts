import type { ContentTables } from './content.ts'
import type { IdentityTables } from './identity.ts'
import type { ImportTables } from './imports.ts'
import type { LearningTables } from './learning.ts'
import type { OperationTables } from './operations.ts'
import type { SearchTables } from './search.ts'

export type Tables = IdentityTables &
  OperationTables &
  ContentTables &
  LearningTables &
  SearchTables &
  ImportTables & { kysely_migration: { name: string } }
