import { useRef, useState, type ComponentProps, type ComponentType } from 'react'
import type { Arrangement } from '#features/dashboard/contract.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import { useText } from '../text.ts'
import type { ArrangeCards } from './arrange-cards.tsx'
import styles from './arrange.module.css'

type Panel = ComponentType<ComponentProps<typeof ArrangeCards>>

/** Opens the tools that arrange the dashboard; they are fetched when they are asked for, not before. */
export function ArrangeButton({ arrangement }: { arrangement: Arrangement }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<{ Panel: Panel }>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const open = async () => {
    setState('loading')
    try {
      const { ArrangeCards: Panel } = await loadChunk(() => import('./arrange-cards.tsx'))
      setPanel({ Panel })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const close = () => {
    setPanel(undefined)
    button.current?.focus()
  }
  return (
    <div className={styles.tools}>
      <button
        ref={button}
        type="button"
        className={buttons.secondary}
        aria-expanded={panel !== undefined}
        aria-busy={state === 'loading'}
        onClick={() => (panel ? close() : void open())}
      >
        {t('arrange')}
      </button>
      {state === 'failed' && (
        <Notice tone="risk" live>
          {t('arrange.notLoaded')}
        </Notice>
      )}
      {panel && <panel.Panel arrangement={arrangement} onDone={close} />}
    </div>
  )
}
