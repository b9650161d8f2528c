import { useLocation, useNavigation } from '#platform/web/router/router.ts'

/** True while this list's next view is on its way, so that it can show the shape of what comes. */
export function useIsReloading(): boolean {
  const { state, location } = useNavigation()
  const { pathname, search } = useLocation()
  return state === 'loading' && location.pathname === pathname && location.search !== search
}
