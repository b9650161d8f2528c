export const texts = import.meta.glob(
  [
    '/src/features/{identity,certificates,reviews}/locales/en.json',
    '/src/features/identity/web/entrances/locales/en.json',
  ],
  { eager: true, import: 'default' },
)
