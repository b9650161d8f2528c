import { names } from 'virtual:names-of-kinds/am'

export const texts = {
  ...names,
  ...import.meta.glob(
    [
      '/src/{app,ui,content}/locales/am.json',
      '/src/features/search/locales/am.json',
      '/src/features/*/web/session/locales/am.json',
    ],
    { eager: true, import: 'default' },
  ),
}
