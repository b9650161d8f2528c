import { roomText } from '#platform/web/i18n.ts'
import type en from './player/locales/en.json'

export const useText = roomText<typeof en>('replays.player')
