import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { Spinner } from '#ui/spinner.tsx'

/** Around every page: the spinner while another screen loads (a list that reloads shows its own placeholders), and the scroll position on the way back. */
export function Root() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const isScreenComing = navigation.state === 'loading' && navigation.location.pathname !== pathname
  return (
    <>
      <Outlet />
      {isScreenComing && <Spinner overlay />}
      <ScrollRestoration />
    </>
  )
}

export function RootFallback() {
  return <Spinner overlay />
}
