export const texts = import.meta.glob('/src/**/web/member/locales/en.json', {
  eager: true,
  import: 'default',
})
