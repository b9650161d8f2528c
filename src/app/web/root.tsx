import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { ItemActionsProvider } from '#content/web/item-actions.tsx'
import { SaveButton } from '#features/saved/web/save-button.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** Around every page: the spinner while another screen loads (a list that reloads shows its own placeholders), and the scroll position on the way back. */
export function Root() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const isScreenComing = navigation.state === 'loading' && navigation.location.pathname !== pathname
  return (
    <>
      <ItemActionsProvider value={itemActions}>
        <Outlet />
      </ItemActionsProvider>
      {isScreenComing && <Spinner overlay />}
      <ScrollRestoration />
    </>
  )
}

function itemActions(item: { id: string; kind: string }) {
  return <SaveButton item={item} />
}

export function RootFallback() {
  return <Spinner overlay />
}
