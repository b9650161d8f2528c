/** Copies of what one folder says, so that the set of all of them stays one script. */
export const byFolder = import.meta.glob<unknown>(
  [
    '/src/features/*/locales/*.json',
    '/src/features/*/web/{entrances,list,page-questions,player}/locales/*.json',
    '/src/app/web/{home,offline,outbox,pocket}/locales/*.json',
    '/src/content/web/list/locales/*.json',
    '/src/ui/{point,states}/locales/*.json',
  ],
  { query: '?alone', import: 'default' },
)
