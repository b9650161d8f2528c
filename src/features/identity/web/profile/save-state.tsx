import { IconAlertTriangle, IconCheck, IconLoader2, IconPencil } from '@tabler/icons-react'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useText } from '../member/text.ts'
import { useText as useEntranceText } from '../text.ts'
import styles from './profile.module.css'
import type { Save } from './use-save.ts'

const signs = {
  saved: IconCheck,
  changed: IconPencil,
  saving: IconLoader2,
  unknown: IconLoader2,
  failed: IconAlertTriangle,
}

/** Always says how things stand: saved, changed, being saved, why not, or that it is not known yet. */
export function SaveState({ state, error }: { state: keyof typeof signs; error: Save['error'] }) {
  const t = useText()
  const entrance = useEntranceText()
  const refusal = useRefusalText(error)
  const Sign = signs[state]
  return (
    <output className={styles.state} data-state={state}>
      <Sign size="1.125rem" aria-hidden />
      {state === 'failed'
        ? `${t('save.failed')} ${refusal ?? ''}`
        : state === 'unknown'
          ? entrance('refusal.unknown')
          : t(`save.${state}`)}
    </output>
  )
}
