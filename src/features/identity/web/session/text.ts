import { roomText } from '#platform/web/i18n.ts'
import type en from './locales/en.json'

/** What is said of a session wherever the reader is. */
export const useSessionText = roomText<typeof en>('identity.session')
