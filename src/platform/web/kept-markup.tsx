import { createContext, use, type ComponentProps, type ReactNode, type Ref } from 'react'
import type { MarkupMemory } from '../page/markup-memory.ts'

/** Only the server has a memory, while it renders a page. */
const MemoryContext = createContext<MarkupMemory | null>(null)
export const MarkupMemoryProvider = MemoryContext.Provider

type Tag = 'header' | 'footer' | 'article' | 'section' | 'li'

interface Props extends Omit<ComponentProps<'article'>, 'children' | 'ref'> {
  as: Tag
  /** Gives all that the content depends on, as one text; without it nothing is kept. */
  name: (() => string) | undefined
  /** The one address in the content that is another on each page. */
  address?: string
  /** Not called where the content is known. If something in it asks for its place in the page (`useId`), the name has to hold that of the element. */
  children(): ReactNode
  element?: Ref<HTMLElement>
}

/**
 * An element whose content is the same on many pages: the server renders it once and then puts its markup in. In the browser it is
 * an element like any other.
 */
export function KeptMarkup({ as, name, address, children, element, ...others }: Props) {
  const memory = use(MemoryContext)
  // All of these elements take the same attributes.
  const Element = as as 'article'
  if (!memory || !name)
    return (
      <Element {...others} ref={element}>
        {children()}
      </Element>
    )
  const all = name()
  const html = memory.find(all, address)
  if (html !== undefined) return <Element {...others} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Element {...others} data-kept={memory.mark(all, address)}>
      {children()}
    </Element>
  )
}
