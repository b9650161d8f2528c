export const texts = import.meta.glob('/src/**/web/member/locales/am.json', {
  eager: true,
  import: 'default',
})
