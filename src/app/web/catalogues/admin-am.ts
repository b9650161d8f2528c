export const texts = import.meta.glob(['/src/desk/locales/am.json', '/src/**/web/admin/locales/am.json'], {
  eager: true,
  import: 'default',
})
