import type { FileInfo } from '#content/media/contract.ts'
import type { ResourceList } from '#features/resources/contract.ts'
import type { IconName } from '#ui/icons.tsx'

export type ResourceType = ResourceList['items'][number]['resourceType']

export const resourceTypes = [
  'file',
  'template',
  'dataset',
  'tool',
  'link',
] as const satisfies readonly ResourceType[]

export const typeIcons: Record<ResourceType, IconName> = {
  file: 'page',
  template: 'book',
  dataset: 'candles',
  tool: 'ladder',
  link: 'external',
}

/** The kind of a file as people say it, from its name: `PDF`, `CSV`. */
export function fileType({ name }: Pick<FileInfo, 'name'>): string {
  return (/\.(\w{1,8})$/.exec(name)?.[1] ?? '').toUpperCase()
}
