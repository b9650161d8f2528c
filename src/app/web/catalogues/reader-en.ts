import { names } from 'virtual:names-of-kinds/en'

export const texts = {
  ...names,
  ...import.meta.glob(
    [
      '/src/{app,ui,content}/locales/en.json',
      '/src/features/search/locales/en.json',
      '/src/features/*/web/session/locales/en.json',
    ],
    { eager: true, import: 'default' },
  ),
}
