export const texts = import.meta.glob('/src/features/*/web/player/locales/am.json', {
  eager: true,
  import: 'default',
})
