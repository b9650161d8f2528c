import { useInsertionEffect, useMemo, useRef, useState, type RefObject } from 'react'

/**
 * The same object for as long as none of its values changes, so that what is drawn from it need not be drawn again. Its
 * functions never change: each calls the newest one, and may be called everywhere but while drawing.
 */
export function useSteady<T extends object>(current: T): T {
  const latest = useRef(current)
  useInsertionEffect(() => {
    latest.current = current
  })
  const [functions] = useState(() => functionsOf(latest, current))
  const values = Object.values(current).filter((value) => typeof value !== 'function')
  // The members of such an object are the same at each call, and so is the number of values.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => ({ ...current, ...functions }), values)
}

type AnyFunction = (...values: unknown[]) => unknown

/** For each function of an object, one that calls the function of that name in the newest object. */
function functionsOf<T extends object>(latest: RefObject<T>, current: T): Partial<T> {
  const names = Object.entries(current).flatMap(([name, value]) => (typeof value === 'function' ? name : []))
  // What is called has the type that stands in `T` under that name.
  return Object.fromEntries(
    names.map((name) => [
      name,
      (...values: unknown[]) => (latest.current as Record<string, AnyFunction>)[name]?.(...values),
    ]),
  ) as Partial<T>
}
