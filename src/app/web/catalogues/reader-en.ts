export const texts = import.meta.glob(
  [
    '/src/{app,ui,content}/locales/en.json',
    '/src/features/*/locales/en.json',
    '!/src/features/{identity,certificates,reviews}/locales/en.json',
    '/src/features/*/web/session/locales/en.json',
  ],
  { eager: true, import: 'default' },
)
