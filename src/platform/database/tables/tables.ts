import type { CertificateTables } from './certificates.ts'
import type { ContentTables } from './content.ts'
import type { DashboardTables } from './dashboards.ts'
import type { DataSetTables } from './data-sets.ts'
import type { MediaTables } from './media.ts'
import type { IdentityTables } from './identity.ts'
import type { ImportTables } from './imports.ts'
import type { JournalTables } from './journal.ts'
import type { LearningTables } from './learning.ts'
import type { LegalTables } from './legal.ts'
import type { MessageTables } from './messages.ts'
import type { NoteTables } from './notes.ts'
import type { OperationTables } from './operations.ts'
import type { PracticeTables } from './practice.ts'
import type { QuizTables } from './quizzes.ts'
import type { ReplayTables } from './replays.ts'
import type { ReviewTables } from './reviews.ts'
import type { SearchTables } from './search.ts'
import type { WebhookTables } from './webhooks.ts'

export type Tables = IdentityTables &
  OperationTables &
  ContentTables &
  LearningTables &
  LegalTables &
  CertificateTables &
  DashboardTables &
  DataSetTables &
  JournalTables &
  MediaTables &
  MessageTables &
  NoteTables &
  PracticeTables &
  QuizTables &
  ReplayTables &
  ReviewTables &
  SearchTables &
  WebhookTables &
  ImportTables & { kysely_migration: { name: string } }
