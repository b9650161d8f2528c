import type { ContentTables } from './content.ts'
import type { IdentityTables } from './identity.ts'
import type { LearningTables } from './learning.ts'
import type { OperationTables } from './operations.ts'

export type Tables = IdentityTables &
  OperationTables &
  ContentTables &
  LearningTables & { kysely_migration: { name: string } }
