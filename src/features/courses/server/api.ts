import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { walkedQuery } from '#content/contract.ts'
import { isAdmin } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import {
  courseCatalogue,
  courseDetail,
  courseList,
  courseProgress,
  enrolment,
  lessonDetail,
  playedParts,
  watched,
} from '../contract.ts'
import type { View } from './learner-view.ts'
import { listCatalogue } from './catalogue.ts'
import { listCourses, readCourse } from './courses.ts'
import { completeLesson, enrol, uncompleteLesson } from './enrolments.ts'
import { readLesson } from './lessons.ts'
import { noteWatched } from './watching/watching.ts'

const tags = ['Courses']
const courseParameters = z.object({ id: z.string().max(120) })
const lessonParameters = courseParameters.extend({ lessonId: z.string().max(120) })
const inLanguage = z.strictObject({ lang: languageParameter })
const viewed = inLanguage.extend({
  as: z
    .literal('learner')
    .optional()
    .openapi({ description: 'What a learner who has just enrolled would get; for administrators.' }),
})

const lessonQuery = viewed.extend({
  for: z
    .literal('device')
    .optional()
    .openapi({ description: 'It is only kept on a device, and not opened: the place stays where it was.' }),
})

export const coursesApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/course-catalogue',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'What courses there are, what they teach and how long they take',
      request: { query: inLanguage.extend(pageQuery) },
      responses: { 200: answer(courseCatalogue, 'A page of the courses') },
    }),
    async (c) => {
      const { lang: _, ...wish } = c.req.valid('query')
      return c.json(await listCatalogue(c.var.ctx, c.var.ctx.language, wish), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/courses',
      access: 'signed-in',
      tags,
      summary: "Courses with the reader's progress",
      request: { query: walkedQuery },
      responses: { 200: answer(courseList, 'A page of courses') },
    }),
    async (c) => {
      const filter = c.req.valid('query')
      return c.json(await listCourses(c.var.ctx, { ...filter, language: c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/courses/{id}',
      access: 'signed-in',
      tags,
      summary: 'One course by id or slug, with its sections and lessons',
      request: { params: courseParameters, query: viewed },
      responses: { 200: answer(courseDetail, 'The course') },
    }),
    async (c) => {
      const { ctx } = c.var
      const view = viewOf(ctx, c.req.valid('query').as)
      return c.json(await readCourse(ctx, c.req.valid('param').id, { language: ctx.language, view }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/courses/{id}/enrolment',
      access: 'signed-in',
      tags,
      summary: 'Enrol in a course',
      request: { params: courseParameters },
      responses: { 200: answer(enrolment, 'The enrolment, new or known') },
    }),
    async (c) => c.json(await enrol(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/courses/{id}/lessons/{lessonId}',
      access: 'signed-in',
      tags,
      summary: 'One lesson; an enrolled reader goes on here next time',
      request: { params: lessonParameters, query: lessonQuery },
      responses: { 200: answer(lessonDetail, 'The lesson') },
    }),
    async (c) => {
      const { id, lessonId } = c.req.valid('param')
      const { ctx } = c.var
      const { as, for: isKept } = c.req.valid('query')
      const view = viewOf(ctx, as)
      const address = { course: id, lesson: lessonId }
      const isOpened = isKept === undefined
      return c.json(await readLesson(ctx, address, { language: ctx.language, view, isOpened }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/courses/{id}/lessons/{lessonId}/completion',
      access: 'signed-in',
      tags,
      summary: 'Mark a lesson as done',
      request: { params: lessonParameters },
      responses: { 200: answer(courseProgress, 'How far the reader is now') },
    }),
    async (c) => {
      const { id, lessonId } = c.req.valid('param')
      return c.json(await completeLesson(c.var.ctx, { course: id, lesson: lessonId }), 200)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/courses/{id}/lessons/{lessonId}/completion',
      access: 'signed-in',
      tags,
      summary: 'Take the mark of a lesson back',
      request: { params: lessonParameters },
      responses: { 200: answer(courseProgress, 'How far the reader is now') },
    }),
    async (c) => {
      const { id, lessonId } = c.req.valid('param')
      return c.json(await uncompleteLesson(c.var.ctx, { course: id, lesson: lessonId }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/courses/{id}/lessons/{lessonId}/watched',
      access: 'signed-in',
      tags,
      summary: "Note which parts of a lesson's video were watched; what was noted before stays",
      description:
        'No more counts than could have been watched since the lesson was opened or time was last counted, at twice the speed, on all devices together. What does not count yet may be told again.',
      request: { params: lessonParameters, body: body(playedParts) },
      responses: { 200: answer(watched, 'What counts now') },
    }),
    async (c) => {
      const { id, lessonId } = c.req.valid('param')
      const { parts } = c.req.valid('json')
      return c.json(await noteWatched(c.var.ctx, { course: id, lesson: lessonId }, parts), 200)
    },
  )

/** Members see what they see anyway: the other view is for those who read everything. */
function viewOf({ actor }: Pick<Context, 'actor'>, as: View | undefined): View | undefined {
  return isAdmin(actor) ? as : undefined
}
