import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob('/src/**/web/member/locales/en.json', { eager: true, import: 'default' }),
)
