import type { SerwistPlugin } from 'serwist'
import { escapeHtml } from '#platform/escape-html.ts'
import { sameSitePath } from '#platform/paths.ts'

/** The page that stands in for others lies here for none in particular: it says which one was wanted, also to who has not its scripts. */
export const withWanted: SerwistPlugin = {
  async handlerWillRespond({ request, response }) {
    const path = sameSitePath(new URL(request.url).searchParams.get('from'), '')
    if (!path) return response
    return new Response(sayWanted(await response.text(), path), { headers: response.headers })
  },
}

/** Shows what `offline-page.tsx` hides until it knows what was wanted, with the way to it. */
export function sayWanted(html: string, path: string): string {
  return html.replace(
    / hidden="" data-wanted=""([^]*?) href="[^"]*"/,
    (_, between: string) => ` data-wanted=""${between} href="${escapeHtml(path)}"`,
  )
}
