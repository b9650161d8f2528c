import {
  Component,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { RouterState } from 'react-router'
import {
  DataContext,
  MatchContext,
  PendingContext,
  PlaceContext,
  RouterContext,
  ThrownContext,
  useNavigate,
  type GoOptions,
  type Match,
  type RouterPort,
} from './router.ts'

interface Props {
  router: RouterPort
  /** Whether the server has rendered the page, which knew the address, and nothing of what the browser keeps beside it. */
  isRendered?: boolean
}

/** The pages of a router, each in its frame, as the router changes. */
export function RouterView({ router, isRendered = false }: Props) {
  const [state, setState] = useState(() => (isRendered ? asRendered(router.state) : router.state))
  useLayoutEffect(() => {
    const follow = (next: RouterState) => startTransition(() => setState(next))
    const stop = router.subscribe(follow)
    follow(router.state)
    return stop
  }, [router])

  const { location, historyAction, restoreScrollPosition, preventScrollReset } = state
  const { navigation, revalidation, loaderData, errors } = state
  const place = useMemo(
    () => ({ location, historyAction, restoreScrollPosition, preventScrollReset }),
    [location, historyAction, restoreScrollPosition, preventScrollReset],
  )
  const pending = useMemo(() => ({ navigation, revalidation }), [navigation, revalidation])
  const data = useMemo(() => ({ loaderData, errors }), [loaderData, errors])
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>
        <PendingContext value={pending}>
          <DataContext value={data}>{renderMatches(state)}</DataContext>
        </PendingContext>
      </PlaceContext>
    </RouterContext>
  )
}

function asRendered(state: RouterState): RouterState {
  return { ...state, location: { ...state.location, state: null } }
}

/** The page inside a frame. */
export function Outlet() {
  return use(MatchContext)?.outlet
}

/** Leads on when it is shown. */
export function Navigate({ to, replace, state }: GoOptions & { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}

/** As far as the routes are there: up to one that failed, or to one that still waits, which the last frame with a fallback stands for. */
function renderMatches(state: RouterState): ReactNode {
  const { matches, errors, loaderData } = state
  let shown = matches
  if (errors) shown = shown.slice(0, shown.findIndex(({ route }) => errors[route.id] !== undefined) + 1)
  const waiting = shown.findIndex(
    ({ route }) =>
      route.lazy || (route.loader && !(route.id in loaderData) && errors?.[route.id] === undefined),
  )
  const fallback =
    waiting < 0
      ? -1
      : Math.max(
          0,
          shown.slice(0, waiting + 1).findLastIndex(({ route }) => route.hydrateFallbackElement),
        )
  if (fallback >= 0) shown = shown.slice(0, fallback + 1)

  return shown.reduceRight<ReactNode>((outlet, match, index) => {
    const { errorElement, hydrateFallbackElement, element, id } = match.route
    const error = errors?.[id]
    const isWaiting = index === fallback && state.renderFallback
    const content = isWaiting ? hydrateFallbackElement : (element ?? outlet)
    const rendered = (
      <MatchContext value={{ match, outlet }}>{error === undefined ? content : errorElement}</MatchContext>
    )
    if (!errorElement) return rendered
    return (
      <RouteBoundary state={state} match={match} error={error}>
        {rendered}
      </RouteBoundary>
    )
  }, null)
}

interface BoundaryProps {
  state: RouterState
  match: Match
  error: unknown
  children: ReactNode
}

/** Shows what a route says of its failure, until somebody goes elsewhere or what it loads has been asked again. */
class RouteBoundary extends Component<BoundaryProps, { error: unknown; seen: RouterState }> {
  override state = { error: this.props.error, seen: this.props.state }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps(
    { state, error }: BoundaryProps,
    last: { error: unknown; seen: RouterState },
  ) {
    const isOver =
      last.seen.location !== state.location ||
      (last.seen.revalidation !== 'idle' && state.revalidation === 'idle')
    return { seen: state, error: isOver ? error : (error ?? last.error) }
  }

  override componentDidCatch(error: unknown) {
    // What a load was refused with is no fault of a page that leaves the words for it to the frame around it.
    if (Object.values(this.props.state.errors ?? {}).includes(error)) return
    console.error('A page failed while it was rendered', error)
  }

  override render() {
    const { error } = this.state
    const { match, children } = this.props
    if (error === undefined) return children
    return (
      <MatchContext value={{ match, outlet: null }}>
        <ThrownContext value={{ error }}>{match.route.errorElement}</ThrownContext>
      </MatchContext>
    )
  }
}
