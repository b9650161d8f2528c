import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part that only some readers see, whose script is fetched when it is first shown. Without it the page goes on; it is asked for
 * again when there is a connection.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined
  const fetchScript = async () => {
    arrived ??= await load()
  }
  function LatePart(props: Props) {
    const [Part, setPart] = useState(() => arrived)
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      const ask = () =>
        fetchScript().then(
          () => isGone || setPart(() => arrived),
          () => undefined,
        )
      void ask()
      addEventListener('online', ask)
      return () => {
        isGone = true
        removeEventListener('online', ask)
      }
    }, [Part])
    return Part && <Part {...props} />
  }
  /** Fetches the script ahead, so that the part stands as soon as it is shown. */
  LatePart.fetchScript = fetchScript
  return LatePart
}
