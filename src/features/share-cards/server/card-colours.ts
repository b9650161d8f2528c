/** The deep ground of the site and the inks on it, as `ui/theme.css` names them. */
export const cardColours = {
  deep: '#12452a',
  onDeep: '#fbf5e6',
  onDeepSoft: '#cfdccd',
  onDeepGold: '#ecc46a',
  /** The ground of a light page, and the inks on it. */
  surface: '#fffdf9',
  line: '#e0d4bd',
  ink: '#1d2a24',
  inkSoft: '#4d5a52',
  green: '#14532d',
  goldInk: '#76530b',
  goldSoft: '#f5e7c6',
} as const
