export const resourceTypes = ['file', 'link', 'template', 'dataset', 'tool'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** What a resource is unless its editors said otherwise. */
export const usualType = 'file' satisfies ResourceType
