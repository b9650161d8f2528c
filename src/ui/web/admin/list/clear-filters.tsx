import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { NextFocus } from '../../next-focus.tsx'
import { useAddress } from '../use-address.ts'

interface Props {
  /** Members of the address. */
  names: readonly string[]
  children: ReactNode
}

/** Takes filters away where nothing fits them. The rows then stand where this was, and the focus is at the beginning of the content. */
export function ClearFilters({ names, children }: Props) {
  const address = useAddress()
  const clear = () => address.set(Object.fromEntries(names.map((name) => [name, ''])))
  return (
    <NextFocus findNext={() => document.getElementById('main')}>
      <Button variant="default" onClick={clear}>
        {children}
      </Button>
    </NextFocus>
  )
}
