const key = 'lastActivity'

/** The instant of the last activity in any tab of this browser, epoch milliseconds. */
export interface SharedActivity {
  /** 0 when no other tab has written one. */
  read(): number
  write(instant: number): void
}

/** Kept in local storage, where every tab sees it even after it was frozen. A browser that refuses storage has each tab count for itself. */
export function createSharedActivity(storage: () => Pick<Storage, 'getItem' | 'setItem'>): SharedActivity {
  return {
    read() {
      try {
        return Number(storage().getItem(key)) || 0
      } catch {
        return 0
      }
    },
    write(instant) {
      try {
        storage().setItem(key, String(instant))
      } catch {
        // This tab goes on by itself.
      }
    },
  }
}
