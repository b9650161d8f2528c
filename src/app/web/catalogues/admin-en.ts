export const texts = import.meta.glob(['/src/desk/locales/en.json', '/src/**/web/admin/locales/en.json'], {
  eager: true,
  import: 'default',
})
