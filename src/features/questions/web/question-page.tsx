import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { redirect } from '#platform/web/router/route-answers.ts'
import { useParams } from '#platform/web/router/router.ts'
import { useWaitingPictures } from '#content/web/pictures/waiting-pictures.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { fromField } from '#platform/posted-form.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { errorOfPosted, usePostedForm } from '#platform/web/posted-form.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { ShownQuestion } from '../contract.ts'
import { readPostedResult } from './posted-result.ts'
import { questionQuery } from './queries.ts'
import { QuestionView } from './question-view.tsx'
import { ChoiceResult, Refusal, Verdict } from './result.tsx'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { slug } = await orNotFound(queryClient.ensureQueryData(questionQuery(language, id)))
  if (slug !== id) throw redirect(`${paths.question(slug)}${new URL(request.url).search}`, 301)
  return null
}

/** A question by itself: where its form leads to where no script runs. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { data: question } = useLoaded(questionQuery(language, id))
  const from = usePostedForm()?.from
  const foreign = question.language === language ? undefined : question.language
  return (
    <Page>
      <PageHead
        title={question.title}
        description={t('page.description', { title: question.title })}
        canonicalPath={paths.question(question.slug)}
        publishedIn={[question.language]}
        shownIn={foreign}
      />
      <QuestionView question={{ ...question, html: withFrom(question.formHtml, from) }} from={from}>
        <PostedResult question={question} />
      </QuestionView>
    </Page>
  )
}

/** Whoever answers once more here still finds the way back. */
function withFrom(form: string, from: string | undefined): string {
  if (!from) return form
  return form.replace(
    '</form>',
    () => `<input type="hidden" name="${fromField}" value="${escapeHtml(from)}"></form>`,
  )
}

/** What the answer that was sent without a script was worth. */
function PostedResult({ question }: { question: ShownQuestion }) {
  const t = useText()
  const withWaiting = useWaitingPictures()
  const posted = usePostedForm()
  const marked = readPostedResult(posted?.values.result)
  const refused = errorOfPosted(posted)
  if (refused)
    return (
      <Notice tone="warning" live>
        <p>
          <Refusal error={refused} isNumber={question.form === 'number'} />
        </p>
      </Notice>
    )
  if (!marked) return null
  return (
    <section aria-label={t('check.result')}>
      <Verdict marked={marked} />
      <ul>
        {question.choices.map(({ id, html }) => {
          const own = marked.choices.find((one) => one.id === id)
          return (
            own && (
              <li key={id}>
                <div
                  className="article"
                  lang={question.language}
                  dangerouslySetInnerHTML={{ __html: withWaiting(html) }}
                />
                <ChoiceResult choice={own} marked={marked} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
