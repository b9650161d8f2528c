const names = import.meta.glob('/src/features/*/locales/am.json', {
  query: '?names-of-kinds',
  eager: true,
  import: 'default',
})

export const texts = {
  ...names,
  ...import.meta.glob(
    [
      '/src/{app,ui,content}/locales/am.json',
      '/src/features/search/locales/am.json',
      '/src/features/*/web/session/locales/am.json',
    ],
    { eager: true, import: 'default' },
  ),
}
