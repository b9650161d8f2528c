import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '#platform/web/router/links.tsx'

interface Props {
  to: string
  icon: Icon
  children: ReactNode
}

/** A way to another page among the actions of this one. */
export function LinkButton({ to, icon: Sign, children }: Props) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Sign size="1.125rem" aria-hidden />}>
      {children}
    </Button>
  )
}
