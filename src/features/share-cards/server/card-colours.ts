/** The deep ground of the site and the inks on it, as `ui/theme.css` names them. */
export const cardColours = {
  deep: '#12452a',
  onDeep: '#fbf5e6',
  onDeepSoft: '#cfdccd',
  onDeepGold: '#ecc46a',
} as const
