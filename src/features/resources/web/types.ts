import type { FileInfo } from '#content/media/contract.ts'
import type { IconName } from '#ui/icons.tsx'
import type { ResourceType } from '../resource-types.ts'

/** In the order in which readers choose. */
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
