/** Birr and the kilogram as a language calls them. */
interface UnitNames {
  birr: string
  kilogram: string
}

/** What figures count, as editors write it (`ETB`, `ETB/kg`, `%`), in the words of readers. */
export function unitIn(unit: string, { birr, kilogram }: UnitNames): string {
  return unit.replace(/^ETB\b/i, birr).replace(/\/kg$/i, `/${kilogram}`)
}
