import { expect, test } from 'vitest'
import { endOf, placeIn, rowAt, type SortableGroup } from './group-places.ts'

const groups: SortableGroup[] = [
  { id: 'one', title: 'One', rows: ['a', 'b'].map((id) => ({ id, title: id.toUpperCase() })) },
  { id: 'two', title: 'Two', rows: [] },
]

test('a group, its rows and the place after the last have their places', () => {
  expect(placeIn(groups, 'two')).toEqual({ group: undefined, index: 1, title: 'Two' })
  expect(placeIn(groups, 'b')).toEqual({ group: groups[0], index: 1, title: 'B' })
  expect(placeIn(groups, endOf('two'))).toEqual({ group: groups[1], index: 0, title: '' })
  expect(placeIn(groups, 'nobody')).toBeUndefined()
})

test('what is put at a place comes before the row that is there, and last at the end', () => {
  const before = (id: string) => {
    const place = placeIn(groups, id)
    return place && rowAt(place)
  }
  expect(before('a')).toBe('a')
  expect(before(endOf('one'))).toBeNull()
  expect(before(endOf('two'))).toBeNull()
})
