import {
  IconAlertTriangle,
  IconArrowsSplit2,
  IconCheck,
  IconDeviceFloppy,
  IconLock,
  IconPencil,
  IconWifiOff,
} from '@tabler/icons-react'
import type { DraftState } from './machine/draft-state.ts'

export const saveSigns = {
  saved: IconCheck,
  saving: IconDeviceFloppy,
  dirty: IconPencil,
  offline: IconWifiOff,
  ended: IconLock,
  conflict: IconArrowsSplit2,
  failed: IconAlertTriangle,
} satisfies Record<DraftState, unknown>

export const saveColours: Partial<Record<DraftState, string>> = {
  offline: 'var(--gold-ink)',
  ended: 'red',
  conflict: 'var(--gold-ink)',
  failed: 'red',
}
