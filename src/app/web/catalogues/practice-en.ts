export const texts = import.meta.glob('/src/features/*/web/player/locales/en.json', {
  eager: true,
  import: 'default',
})
