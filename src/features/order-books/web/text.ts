import { roomText } from '#platform/web/i18n.ts'
import type first from '../locales/en.json'
import type en from './player/locales/en.json'

/** What stands on the page before anything is played; the rest comes with what says it. */
export const useFirstText = roomText<typeof first>('order-books')
export const useText = roomText<typeof en>('order-books.player')
export type Text = ReturnType<typeof useText>
