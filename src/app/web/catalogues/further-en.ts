export const texts = import.meta.glob(
  [
    '/src/features/*/locales/en.json',
    '!/src/features/{blogs,courses,search}/locales/en.json',
    '!/src/features/{identity,certificates,reviews}/locales/en.json',
  ],
  { eager: true, import: 'default' },
)
