import {
  IconAlertTriangle,
  IconArrowsSplit2,
  IconCheck,
  IconDeviceFloppy,
  IconPencil,
  IconWifiOff,
} from '@tabler/icons-react'
import type { DraftState } from '../use-edition-draft.ts'

export const saveSigns = {
  saved: IconCheck,
  saving: IconDeviceFloppy,
  dirty: IconPencil,
  offline: IconWifiOff,
  conflict: IconArrowsSplit2,
  failed: IconAlertTriangle,
} satisfies Record<DraftState, unknown>

export const saveColours: Partial<Record<DraftState, string>> = {
  offline: 'var(--gold-ink)',
  conflict: 'red',
  failed: 'red',
}
