import { roomText } from '#platform/web/i18n.ts'
import type en from '../locales/en.json'

/** For the page that needs no sign-in. */
export const useReaderText = roomText<typeof en>('reviews')
