import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { Spinner } from '#ui/spinner.tsx'

/** Around every page: the spinner while a screen loads, and the scroll position on the way back. */
export function Root() {
  const navigation = useNavigation()
  return (
    <>
      <Outlet />
      {navigation.state === 'loading' && <Spinner overlay />}
      <ScrollRestoration />
    </>
  )
}

export function RootFallback() {
  return <Spinner overlay />
}
