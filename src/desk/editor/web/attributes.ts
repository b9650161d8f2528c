/** Attributes of one of our nodes, carried through copy and paste as `data-` members. */
export function dataAttributes(defaults: Record<string, string>) {
  return () =>
    Object.fromEntries(
      Object.entries(defaults).map(([name, fallback]) => {
        const member = `data-${name.toLowerCase()}`
        return [
          name,
          {
            default: fallback,
            parseHTML: (element: HTMLElement) => element.getAttribute(member) ?? fallback,
            renderHTML: (attributes: Record<string, unknown>) => ({ [member]: attributes[name] }),
          },
        ]
      }),
    )
}

/** A node's attribute as text; the schema above makes all of them strings. */
export function textAttribute(attributes: Record<string, unknown>, name: string): string {
  const value = attributes[name]
  return typeof value === 'string' ? value : ''
}
