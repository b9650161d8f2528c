import type { ComponentType } from 'react'
import type { ContentKind } from '#content/kinds.ts'
import type { PreviewOf } from '#desk/preview/contract.ts'
import { BlogPreview } from '#features/blogs/web/blog-preview.tsx'
import { CoursePreview } from '#features/courses/web/course-preview.tsx'
import { LessonPreview } from '#features/courses/web/lesson/lesson-preview.tsx'
import { FaqPreview } from '#features/faq/web/faq-preview.tsx'
import { TermPreview } from '#features/glossary/web/term-preview.tsx'
import { LearnPreview } from '#features/learn/web/learn-preview.tsx'
import { PagePreview } from '#features/pages/web/page-preview.tsx'
import { ResourcePreview } from '#features/resources/web/resource-preview.tsx'

/** How a draft is shown: one line per kind. */
export const kindPreviews: { readonly [K in ContentKind]: ComponentType<PreviewOf<K>> } = {
  blog: BlogPreview,
  learn: LearnPreview,
  course: CoursePreview,
  lesson: LessonPreview,
  resource: ResourcePreview,
  faq: FaqPreview,
  term: TermPreview,
  page: PagePreview,
}
