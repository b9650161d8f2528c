import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { Link } from '#platform/web/router/links.tsx'
import type { InTheWay } from './in-the-way.ts'

/** Stands in words where the titles come. */
const gap = '\uE000'

interface Props {
  /** A sentence that names these titles. */
  words: (titles: string) => string
  items: readonly Pick<InTheWay, 'title' | 'titleLanguage' | 'path'>[]
  onLeave?: () => void
}

/** A sentence in which each title of an item is the way to its page at the desk. */
export function WithItems({ words, items, onLeave }: Props) {
  const [before, after] = words(gap).split(gap)
  return (
    <>
      {before}
      {items.map(({ title, titleLanguage, path }, at) => (
        <Fragment key={path}>
          {at > 0 && ' · '}
          <Anchor
            component={Link}
            to={path}
            inherit
            lang={titleLanguage ?? undefined}
            underline="always"
            onClick={onLeave}
          >
            {title || path}
          </Anchor>
        </Fragment>
      ))}
      {after}
    </>
  )
}
