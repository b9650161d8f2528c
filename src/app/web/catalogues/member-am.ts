import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob('/src/**/web/member/locales/am.json', { eager: true, import: 'default' }),
)
