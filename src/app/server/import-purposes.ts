import type { ImportPurposes } from '#features/transfer/server/imports/import-purpose.ts'
import { lazyPurpose } from '#features/transfer/server/imports/lazy-purpose.ts'
import { carriedSettings } from './carried-settings.ts'
import { questionBank } from './quizzes/question-bank.ts'

/** What uploaded files can be. */
export const importPurposes: ImportPurposes = {
  archive: lazyPurpose(async () => {
    const { createArchivePurpose } =
      await import('#features/transfer/server/archive/import/archive-purpose.ts')
    return createArchivePurpose(carriedSettings)
  }),
  foreign: lazyPurpose(async () => {
    const { foreignPurpose } = await import('#features/transfer/server/foreign/foreign-purpose.ts')
    return foreignPurpose
  }),
  translation: lazyPurpose(async () => {
    const { translationPurpose } = await import('#features/transfer/server/xliff/translation-purpose.ts')
    return translationPurpose
  }),
  questions: lazyPurpose(async () => {
    const { createQuestionsPurpose } =
      await import('#features/transfer/server/questions/questions-purpose.ts')
    return createQuestionsPurpose(questionBank)
  }),
}
