import { useQueryClient } from '#platform/web/answers/queries.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { changeAnswers, readsUnder } from '#platform/web/query-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import type { AnswerKept, Attempt } from '../../contract.ts'
import { attemptQuery, learning } from '../queries.ts'
import { withAnswers } from '../sent-answers.ts'

/** What a page makes of what the server says of an attempt. */
export function useAttemptChanges({ id }: Pick<Attempt, 'id'>) {
  const queryClient = useQueryClient()
  const { language } = useLanguage()
  const read = apiRequest('GET', '/api/quiz-attempts/{id}', { path: { id }, query: {} })
  return {
    keep(kept: AnswerKept) {
      changeAnswers(queryClient, { read }, (attempt: Attempt) => withAnswers(attempt, [kept]))
    },
    end(attempt: Attempt) {
      queryClient.setQueryData(attemptQuery(language, id).queryKey, attempt)
      void queryClient.invalidateQueries(readsUnder(learning))
    },
    readAgain() {
      void queryClient.invalidateQueries({ queryKey: attemptQuery(language, id).queryKey })
      void queryClient.invalidateQueries(readsUnder(learning))
    },
    /** The same again and again; an answer that is on its way is waited for, however slow the link. */
    lookAgain() {
      const options = { cancelRefetch: false }
      void queryClient.invalidateQueries({ queryKey: attemptQuery(language, id).queryKey }, options)
      void queryClient.invalidateQueries(readsUnder(learning), options)
    },
  }
}
