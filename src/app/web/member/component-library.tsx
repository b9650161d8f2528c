import './layers.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './mantine-reset.css'
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { followScheme, readScheme } from '#ui/scheme.ts'
import { cssVariablesResolver, theme } from '#ui/theme.ts'

const schemeOfPage = () => {
  const scheme = readScheme()
  return scheme === 'device' ? 'auto' : scheme
}
let stop = () => {}

/** The library follows the scheme of the page, and sets none. */
const colorSchemeManager: MantineColorSchemeManager = {
  get: schemeOfPage,
  set() {},
  clear() {},
  subscribe(onUpdate) {
    stop = followScheme(() => onUpdate(schemeOfPage()))
  },
  unsubscribe: () => stop(),
}

/** The component library on the site's own tokens; only the members' and administrators' areas load it. */
export function ComponentLibrary({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <ModalsProvider>
        {/* Titles of items stand in them, which can be long. */}
        <Notifications position="bottom-right" notificationMaxHeight={600} />
        {children}
      </ModalsProvider>
    </MantineProvider>
  )
}
