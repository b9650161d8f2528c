import { roomText } from '#platform/web/i18n.ts'
import type en from '../locales/en.json'

export const useText = roomText<typeof en>('desk')
export type TextKey = keyof typeof en
