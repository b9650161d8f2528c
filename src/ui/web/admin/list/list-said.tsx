import { useText } from '../text.ts'

interface Props {
  /** The part of the list that stands there, undefined while it loads. Pages after the first that are not counted have no number. */
  list: { items: readonly unknown[]; page: number | undefined; hasNext: boolean } | undefined
  /** Rows of an earlier question stand until those that are asked for now have come. */
  isLate: boolean
  /** Nothing turns to a next page: what is not among the first is found by more words. */
  hasNoPages?: boolean
}

/** Says how many entries a search, a filter or another page has brought to whoever does not see the list change. */
export function ListSaid({ list, isLate, hasNoPages = false }: Props) {
  const t = useText()
  return <output className="visually-hidden">{list && !isLate && said(list)}</output>

  function said({ items: { length: count }, page, hasNext }: NonNullable<Props['list']>): string {
    if (count === 0) return t('list.none')
    if (page === 1 && !hasNext) return t('list.all', { count })
    if (hasNoPages) return t('list.first', { count })
    if (page === undefined) return t(hasNext ? 'list.older' : 'list.oldest', { count })
    return t(hasNext ? 'list.more' : 'list.last', { count, page })
  }
}
