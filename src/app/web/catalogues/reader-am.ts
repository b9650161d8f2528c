export const texts = import.meta.glob(
  [
    '/src/{app,ui,content}/locales/am.json',
    '/src/features/*/locales/am.json',
    '!/src/features/{identity,certificates,reviews}/locales/am.json',
    '/src/features/*/web/session/locales/am.json',
  ],
  { eager: true, import: 'default' },
)
