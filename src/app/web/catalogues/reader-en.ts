const names = import.meta.glob('/src/features/*/locales/en.json', {
  query: '?names-of-kinds',
  eager: true,
  import: 'default',
})

export const texts = {
  ...names,
  ...import.meta.glob(
    [
      '/src/{app,ui,content}/locales/en.json',
      '/src/features/search/locales/en.json',
      '/src/features/*/web/session/locales/en.json',
    ],
    { eager: true, import: 'default' },
  ),
}
