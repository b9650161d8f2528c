import { roomText } from '#platform/web/i18n.ts'
import type en from './locales/en.json'

/** Texts of the frame around the members' and administrators' pages. */
export const useText = roomText<typeof en>('app.member')
