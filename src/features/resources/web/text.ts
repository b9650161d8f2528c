import { roomText } from '#platform/web/i18n.ts'
import type en from '../locales/en.json'

export type TextKey = keyof typeof en
export const useText = roomText<typeof en>('resources')
