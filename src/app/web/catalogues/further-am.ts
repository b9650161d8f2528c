export const texts = import.meta.glob(
  [
    '/src/features/*/locales/am.json',
    '!/src/features/{blogs,courses,search}/locales/am.json',
    '!/src/features/{identity,certificates,reviews}/locales/am.json',
  ],
  { eager: true, import: 'default' },
)
