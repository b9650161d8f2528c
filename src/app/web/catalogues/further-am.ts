export const texts = import.meta.glob(
  [
    '/src/app/web/{home,offline,outbox,pocket}/locales/am.json',
    '/src/content/web/list/locales/am.json',
    '/src/ui/{point,states}/locales/am.json',
    '/src/features/*/locales/am.json',
    '/src/features/*/web/{list,page-questions}/locales/am.json',
    '!/src/features/search/locales/am.json',
    '!/src/features/{identity,certificates,reviews}/locales/am.json',
  ],
  { eager: true, import: 'default' },
)
