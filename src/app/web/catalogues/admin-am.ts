import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob(['/src/desk/locales/am.json', '/src/**/web/admin/locales/am.json'], {
    eager: true,
    import: 'default',
  }),
)
