import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob(['/src/{app,ui,content}/locales/am.json', '/src/features/*/locales/am.json'], {
    eager: true,
    import: 'default',
  }),
)
