import './layers.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './mantine-reset.css'
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from '#ui/theme.ts'

const attribute = 'data-mantine-color-scheme'
const schemeOfPage = () =>
  document.documentElement.getAttribute(attribute) === 'dark' ? ('dark' as const) : ('light' as const)
let observer: MutationObserver | undefined

/** The library follows the scheme that the page shows, and sets none. */
const colorSchemeManager: MantineColorSchemeManager = {
  get: schemeOfPage,
  set() {},
  clear() {},
  subscribe(onUpdate) {
    let known = schemeOfPage()
    // The library answers by writing the attribute once more.
    observer = new MutationObserver(() => {
      if (known !== (known = schemeOfPage())) onUpdate(known)
    })
    observer.observe(document.documentElement, { attributeFilter: [attribute] })
  },
  unsubscribe: () => observer?.disconnect(),
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
