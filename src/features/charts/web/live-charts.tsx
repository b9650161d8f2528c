import { useEffect, useState, type ComponentType } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useLocation } from '#platform/web/router/router.ts'

interface Asked {
  figure: HTMLElement
  /** Key of the visit; a chart does not follow to another page. */
  page: string
  /** Arrives with the first press. */
  LiveChart: ComponentType<{ figure: HTMLElement; onClose: () => void }>
}

/**
 * Opens a chart of a text as one that moves, where the drawing stands: at a press of its button, wherever on the site a text stands.
 * Until then nothing is loaded.
 */
export function LiveCharts() {
  const [asked, ask] = useState<Asked | null>(null)
  const { key } = useLocation()
  const figure = asked?.page === key && asked.figure.isConnected ? asked.figure : null
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-live-open]')
      const figure = button && button.closest<HTMLElement>('[data-live-chart]')
      if (!figure) return
      const tell = (words = '') => figure.querySelector('[data-live-failed]')?.replaceChildren(words)
      tell()
      // Where the script does not arrive, the drawing stays, and the button for another try.
      import('./live-chart.tsx').then(
        ({ LiveChart }) => ask({ figure, page: key, LiveChart }),
        () => tell(button.dataset.liveOpen),
      )
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [key])
  const place = figure?.querySelector('[data-live-place]')
  if (!asked || !figure || !place) return null
  const { LiveChart } = asked
  const close = () => {
    // The button is hidden for as long as the live chart stands.
    flushSync(() => ask(null))
    figure.querySelector<HTMLElement>('[data-live-open]')?.focus()
  }
  return createPortal(<LiveChart key={figure.dataset.liveChart} figure={figure} onClose={close} />, place)
}
