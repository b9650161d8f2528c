import { declareFirstVersions } from '#features/legal/server/first-versions.ts'
import { loadStarterContent } from '#features/transfer/server/starter/load-starter.ts'
import { systemContext, type Services } from '#platform/server/context.ts'
import { fillPlaces } from '../legal-places.ts'

/** Gives an empty site its starter content, of which the legal texts are the first versions. */
export function loadNewSite(services: Services, folder?: string): Promise<void> {
  return loadStarterContent(systemContext(services, 'starter'), {
    folder,
    afterwards: (ctx) => declareFirstVersions(ctx, fillPlaces),
  })
}
