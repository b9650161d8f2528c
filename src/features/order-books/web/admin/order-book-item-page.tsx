import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import { MarketFields } from './market-fields.tsx'

export function Component() {
  return <ItemEditor editing={{ orderBook: { Fields: MarketFields } }} />
}
