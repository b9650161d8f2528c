import { roomText } from '#platform/web/i18n.ts'
import type en from './locales/en.json'

/** Texts of the profile page. */
export const useText = roomText<typeof en>('identity.member')
