/** Copies of what one folder says, so that the set of all of them stays one script. */
export const byFolder = import.meta.glob<unknown>(
  [
    '/src/features/*/locales/*.json',
    '/src/app/web/{home,outbox}/locales/*.json',
    '/src/ui/states/locales/*.json',
  ],
  { query: '?alone', import: 'default' },
)
