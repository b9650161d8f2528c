import { roomText } from '#platform/web/i18n.ts'
import type en from './locales/en.json'

export const useListText = roomText<typeof en>('search.list')
