import type { ReactNode } from 'react'
import type { Preview } from '#desk/preview/contract.ts'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { ArticleHead } from '#content/web/article/article-head.tsx'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { ItemActionsProvider } from '#content/web/item-actions.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { useText as useBlogText } from '#features/blogs/web/text.ts'
import { useText as useCourseText } from '#features/courses/web/text.ts'
import entryStyles from '#features/faq/web/faq-entry.module.css'
import { ownTexts } from '#features/glossary/term-texts.ts'
import { TermFacts } from '#features/glossary/web/term-facts.tsx'
import { useText as useGlossaryText } from '#features/glossary/web/text.ts'
import { PointList } from '#features/learn/web/point-list.tsx'
import { useText as useLearnText } from '#features/learn/web/text.ts'
import { DownloadBox } from '#features/resources/web/download-box.tsx'
import { useText as useResourceText } from '#features/resources/web/text.ts'
import { resourceTypes } from '#features/resources/web/types.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { CoursePreview } from './course-preview.tsx'

/** A draft with the parts that the page of its kind is made of. What readers do with an item, such as saving it, is left out. */
export function PreviewView({ preview }: { preview: Preview }) {
  return (
    <ItemActionsProvider value={nothing}>
      <article>{viewOf(preview)}</article>
    </ItemActionsProvider>
  )
}

function nothing(): ReactNode {
  return null
}

function viewOf(preview: Preview) {
  switch (preview.article.kind) {
    case 'blog':
      return <PostView {...preview} />
    case 'learn':
      return <LearnView {...preview} />
    case 'course':
      return <CoursePreview {...preview} />
    case 'lesson':
      return <LessonView {...preview} />
    case 'resource':
      return <ResourceView {...preview} />
    case 'faq':
      return <QuestionView {...preview} />
    case 'term':
      return <TermView {...preview} />
    case 'page':
      return <PageView {...preview} />
  }
}

function PostView({ article }: Preview) {
  const t = useBlogText()
  return (
    <>
      <ArticleHead article={article} back={{ to: paths.blogs, label: t('detail.back') }} showCover />
      <ArticleLayout article={article} />
    </>
  )
}

function LearnView({ article }: Preview) {
  const t = useLearnText()
  const lang = useForeign(article)
  const { objectives, takeaways } = article.extras
  return (
    <>
      <ArticleHead
        article={article}
        back={{ to: paths.learn, label: article.collection?.title ?? t('detail.back') }}
      />
      <ArticleLayout
        article={article}
        before={<PointList title={t('detail.objectives')} points={objectives} sign="check" lang={lang} />}
      >
        <PointList title={t('detail.takeaways')} points={takeaways} sign="diamond" lang={lang} />
      </ArticleLayout>
    </>
  )
}

function LessonView({ article }: Preview) {
  const t = useCourseText()
  return (
    <>
      <ArticleHead article={article} back={{ to: paths.courses, label: t('back') }} />
      <ArticleLayout article={article} />
    </>
  )
}

function ResourceView({ article, files }: Preview) {
  const t = useResourceText()
  const { language } = useLanguage()
  const { resourceType, url, version, licence, files: named } = article.details
  const chosen = [language, 'shared', 'en', 'am'].map((name) => textIn(named, name)).find(Boolean)
  const file = (chosen && files[chosen]) || null
  const resource = {
    article,
    resourceType: resourceTypes.find((one) => one === resourceType) ?? ('file' as const),
    file,
    url: typeof url === 'string' ? url : null,
    version: typeof version === 'string' ? version : null,
    licence: typeof licence === 'string' ? licence : null,
    downloads: 0,
  }
  return (
    <>
      <ArticleHead article={article} back={{ to: paths.resources, label: t('detail.back') }} />
      <ArticleLayout article={article} before={<DownloadBox resource={resource} fileAddress={file?.url} />} />
    </>
  )
}

function QuestionView({ article }: Preview) {
  const lang = useForeign(article)
  return (
    <>
      <LanguageNotice article={article} />
      <details className={entryStyles.entry} open>
        <summary className={entryStyles.question}>
          <h1 lang={lang} style={{ font: 'inherit' }}>
            {article.title}
          </h1>
          <Icon name="down" />
        </summary>
        <div className={entryStyles.answer}>
          <ArticleBody article={article} />
        </div>
      </details>
    </>
  )
}

function TermView({ article }: Preview) {
  const t = useGlossaryText()
  const lang = useForeign(article)
  return (
    <>
      <ArticleHead article={article} back={{ to: paths.glossary, label: t('detail.back') }} />
      <ArticleLayout article={article}>
        <TermFacts {...ownTexts(article.extras)} lang={lang} />
      </ArticleLayout>
    </>
  )
}

function PageView({ article }: Preview) {
  const lang = useForeign(article)
  return (
    <>
      <PageTitle title={<span lang={lang}>{article.title}</span>}>
        <p lang={lang}>{article.excerpt}</p>
      </PageTitle>
      <LanguageNotice article={article} />
      <ArticleLayout article={article} />
    </>
  )
}

/** The language of a text that is not in the reader's. */
function useForeign({ language }: Pick<Preview['article'], 'language'>) {
  const reader = useLanguage()
  return language === reader.language ? undefined : language
}

function textIn(record: unknown, name: string): string {
  if (typeof record !== 'object' || record === null) return ''
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value
  return typeof value === 'string' ? value : ''
}
