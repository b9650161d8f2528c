export const texts = import.meta.glob(
  [
    '/src/app/web/{home,offline,outbox,pocket}/locales/en.json',
    '/src/content/web/list/locales/en.json',
    '/src/ui/{point,states}/locales/en.json',
    '/src/features/*/locales/en.json',
    '/src/features/*/web/{list,page-questions}/locales/en.json',
    '!/src/features/search/locales/en.json',
    '!/src/features/{identity,certificates,reviews}/locales/en.json',
  ],
  { eager: true, import: 'default' },
)
