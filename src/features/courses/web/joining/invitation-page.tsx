import type { LoaderFunction } from 'react-router'
import { CancelledError, useMutation, useQueryClient } from '#platform/web/answers/queries.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useNavigate, useParams, useRouteError } from '#platform/web/router/router.ts'
import type { OpenInvitation } from '#features/courses/invitations/contract.ts'
import { paths } from '#platform/paths.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery, loadContext, readsUnder, useApi } from '#platform/web/query-client.ts'
import type { Language } from '#platform/languages.ts'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { useText } from '../text.ts'
import { useWhen } from './use-when.ts'

const invitationQuery = (language: Language, id: string, token: string) =>
  apiQuery('/api/courses/{id}/invitations/{token}', { path: { id, token }, query: { lang: language } })

export const loader: LoaderFunction = async ({ context, params: { id = '', token = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const query = invitationQuery(language, id, token)
  const read = () => queryClient.ensureQueryData(query)
  // Whoever comes from registering is a new reader: what was asked as a guest is dropped on the way, and asked again.
  await read().catch((error: unknown) => (error instanceof CancelledError ? read() : Promise.reject(error)))
  return null
}

/** An invited reader sees what they are invited to, and accepts it. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '', token = '' } = useParams()
  const { data: invitation } = useLoaded(invitationQuery(language, id, token))
  const { course } = invitation
  const title = t('invitation.title', { course: course.title })
  return (
    <Page narrow>
      <PageHead title={title} isHidden />
      <PageTitle title={title}>
        <span lang={course.language === language ? undefined : course.language}>{course.excerpt}</span>
      </PageTitle>
      {invitation.state === 'open' ? (
        <Acceptance invitation={invitation} />
      ) : (
        <Closed invitation={invitation} />
      )}
    </Page>
  )
}

function Acceptance({ invitation: { course, endsAt } }: { invitation: OpenInvitation }) {
  const t = useText()
  const when = useWhen()
  const { token = '' } = useParams()
  const accept = useAcceptance(course.slug, token)
  return (
    <>
      <p>{t('invitation.text')}</p>
      {endsAt !== null && <p>{t('invitation.until', { date: when(endsAt) })}</p>}
      <p>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={accept.isPending}
          onClick={() => accept.isPending || accept.mutate()}
        >
          {t(accept.isPending ? 'invitation.accepting' : 'invitation.accept')}
        </button>
      </p>
      <output>{accept.isError && t(reasonOf(accept.error))}</output>
    </>
  )
}

/** Enrols the reader, who goes on in the course. Nobody is shown as enrolled before the server has said so. */
function useAcceptance(slug: string, token: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () =>
      api.put('/api/courses/{id}/invitations/{token}/acceptance', { path: { id: slug, token } }),
    async onSuccess() {
      await queryClient.invalidateQueries(readsUnder(['/api/courses', '/api/dashboard']))
      await navigate(paths.course(slug), { replace: true })
    },
  })
}

function reasonOf(error: unknown) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'course.full') return 'invitation.full'
  return code === 'invitation.over' || code === 'invitation.not_found'
    ? 'invitation.over'
    : 'invitation.failed'
}

function Closed({ invitation: { course, state } }: { invitation: OpenInvitation }) {
  const t = useText()
  return (
    <>
      <p>
        {t(
          state === 'enrolled'
            ? 'invitation.enrolled'
            : state === 'full'
              ? 'invitation.full'
              : 'invitation.over',
        )}
      </p>
      <p>
        <Link className={buttons.primary} to={paths.course(course.slug)}>
          {t('invitation.toCourse')}
        </Link>
      </p>
    </>
  )
}

/** An invitation that is not there any more says so; anything else is said by the frame around it. */
export function ErrorBoundary() {
  const error = useRouteError()
  const t = useText()
  if (!(error instanceof ApiError) || error.status !== 404) throw error
  const title = t('invitation.gone.title')
  return (
    <Page narrow>
      <PageHead title={title} isHidden />
      <PageTitle title={title}>{t('invitation.gone.text')}</PageTitle>
      <p>
        <Link className={buttons.primary} to={paths.courses}>
          {t('back')}
        </Link>
      </p>
    </Page>
  )
}
