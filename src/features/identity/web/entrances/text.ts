import { roomText } from '#platform/web/i18n.ts'
import type en from './locales/en.json'

export const useEntranceText = roomText<typeof en>('identity.entrances')
