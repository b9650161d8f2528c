import { byRoom } from './by-room.ts'

export const catalogues = byRoom(
  import.meta.glob(['/src/{app,ui,content}/locales/en.json', '/src/features/*/locales/en.json'], {
    eager: true,
    import: 'default',
  }),
)
