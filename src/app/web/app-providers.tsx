import { QueryClientContext } from '@tanstack/react-query'
import { lazy, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { RedirectResultProvider } from '#features/identity/web/session/redirect-result.tsx'
import { SessionNotices } from '#features/identity/web/session-notices.tsx'
import { SessionProvider } from '#features/identity/web/session-provider.tsx'
import { Presence } from '#features/presence/web/presence.tsx'
import { markPresence } from '#features/presence/web/report-presence.ts'
import { paths } from '#platform/paths.ts'
import { isLanguage, type Language } from '#platform/languages.ts'
import { AnswersProvider, type Answers } from '#platform/web/answers/answers.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { isPageHeld } from '#platform/web/held-page.ts'
import { OutboxProvider } from '#platform/web/outbox/outbox-provider.tsx'
import type { PostedForm } from '#platform/posted-form.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { createPostedFormBox, PostedFormProvider } from '#platform/web/posted-form.ts'
import { ApiProvider } from '#platform/web/query-client.ts'
import type { RouterPort } from '#platform/web/router/router.ts'
import { RenewSessionProvider, type RenewSessionProps } from '#platform/web/renew-session.ts'
import { loadCatalogues } from './catalogues.ts'
import { GoneTexts } from './outbox/gone-texts.tsx'
import { LanguageState, type FirstLanguage } from './language-state.tsx'
import { OutboxSlot } from './outbox/outbox-slot.tsx'
import { SignInReady } from './sign-in-ready.tsx'
import { SiteAnalytics } from './site-analytics.tsx'

const RenewSession = lazy(async () => {
  const { lang } = document.documentElement
  const [{ RenewSession }] = await Promise.all([
    loadChunk(() => import('#features/identity/web/sign-in/renew-session.tsx')),
    loadCatalogues(isLanguage(lang) ? lang : 'en', ['features/identity']),
  ])
  return { default: RenewSession }
})

const renewSession = (props: RenewSessionProps) => <RenewSession {...props} />

interface Props {
  api: ApiClient
  answers: Answers
  first: FirstLanguage
  /** The answer to a form, which the first page shows. */
  posted?: PostedForm | undefined
  children: ReactNode
  /** Absent on the server. */
  router?: Pick<RouterPort, 'navigate' | 'revalidate' | 'subscribe'>
  onLanguage?(language: Language): void
}

/** Everything a page may use, from the cache of answers to the language, and what goes on beside every page. */
export function AppProviders({ api, answers, first, posted, children, router, onLanguage }: Props) {
  const [form] = useState(() => createPostedFormBox(posted))
  const onNavigation = useCallback(
    (listener: () => void) => router?.subscribe(listener) ?? (() => {}),
    [router],
  )
  const toSignIn = useCallback(() => {
    const { pathname, search, hash } = location
    if (pathname === paths.login || isPageHeld()) return
    void router?.navigate(paths.login, { replace: true, state: { from: pathname + search + hash } })
  }, [router])
  return (
    <ApiProvider value={api}>
      <AnswersProvider value={answers}>
        <QueryClientContext value={useSyncExternalStore(answers.onWhole, answers.whole, answers.whole)}>
          <SessionProvider markPresence={markPresence}>
            <RedirectResultProvider onNavigation={onNavigation}>
              <LanguageState first={first} revalidate={router?.revalidate} onLanguage={onLanguage}>
                <OutboxProvider>
                  <PostedFormProvider value={form}>
                    <RenewSessionProvider value={renewSession}>{children}</RenewSessionProvider>
                  </PostedFormProvider>
                  <OutboxSlot />
                </OutboxProvider>
                <SessionNotices onNavigation={onNavigation} />
                <Presence onInactive={toSignIn} />
                <SignInReady />
                <GoneTexts />
                <SiteAnalytics onNavigation={onNavigation} />
              </LanguageState>
            </RedirectResultProvider>
          </SessionProvider>
        </QueryClientContext>
      </AnswersProvider>
    </ApiProvider>
  )
}
