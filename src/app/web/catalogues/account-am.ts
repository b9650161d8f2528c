export const texts = import.meta.glob(
  [
    '/src/features/{identity,certificates,reviews}/locales/am.json',
    '/src/features/identity/web/entrances/locales/am.json',
  ],
  { eager: true, import: 'default' },
)
