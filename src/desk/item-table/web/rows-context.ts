import { createContext } from 'react'
import type { ItemRow } from '#content/contract.ts'

/** The rows of the table that a cell stands in, so that what it asks about them is asked once for all. */
export const RowsContext = createContext<readonly ItemRow[]>([])
