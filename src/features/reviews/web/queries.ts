import type { ReadAddress } from '#platform/api-operations.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const reviewsQuery = (language: Language) => apiQuery('/api/reviews', { query: { lang: language } })

export const weekQuery = () => apiQuery('/api/learning-week')

export const reminderQuery = () => apiQuery('/api/reminders')

/** What is out of date once an answer has arrived. */
export const practice: readonly ReadAddress[] = ['/api/reviews', '/api/learning-week', '/api/dashboard']
