/** What the build makes of the texts of all features. */
declare module 'virtual:names-of-kinds/*' {
  export const names: Record<string, Record<string, string>>
}
