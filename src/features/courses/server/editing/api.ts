import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import {
  changedLessonNames,
  deletedSection,
  editedLessons,
  lessonNames,
  lessonPlace,
} from '../../editing/contract.ts'
import { copyLesson, listLessonRules, moveLesson, nameLesson } from './lessons.ts'
import { deleteSection, restoreSection } from './sections.ts'

const tags = ['Courses']
const course = z.object({ id: z.string().max(40) })
const lesson = course.extend({ lessonId: z.string().max(40) })
const section = course.extend({ sectionId: z.string().max(40) })
const done = { 204: { description: 'Done' } }

/** What the outline of a course is edited with, beside what every item has. */
export const lessonEditingApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/courses/{id}/lessons',
      access: 'admin',
      tags,
      summary: 'What is set for each lesson of a course, by its id',
      request: { params: course },
      responses: { 200: answer(editedLessons, 'The lessons') },
    }),
    async (c) => c.json(await listLessonRules(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/courses/{id}/lessons/{lessonId}/names',
      access: 'admin',
      tags,
      summary:
        'Name a lesson in the languages that are given; what readers see stays until it is published again',
      description: '`was` names what the change was made to; a name that is another by now is not replaced.',
      request: { params: lesson, body: body(changedLessonNames) },
      responses: done,
    }),
    async (c) => {
      const { id, lessonId } = c.req.valid('param')
      await nameLesson(c.var.ctx, { courseId: id, lessonId }, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/courses/{id}/lessons/{lessonId}/section',
      access: 'admin',
      tags,
      summary: 'Put a lesson into a section of its course, or among those in none',
      request: { params: lesson, body: body(lessonPlace) },
      responses: done,
    }),
    async (c) => {
      const { id, lessonId } = c.req.valid('param')
      await moveLesson(c.var.ctx, { courseId: id, lessonId }, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/courses/{id}/lessons/{lessonId}/copies',
      access: 'admin',
      tags,
      summary: 'Make a draft like another lesson, at the end of its section',
      request: { params: lesson, body: body(lessonNames) },
      responses: { 201: answer(z.object({ id: z.string() }), 'The new lesson') },
    }),
    async (c) => {
      const { id, lessonId } = c.req.valid('param')
      const titles = c.req.valid('json')
      return c.json(await copyLesson(c.var.ctx, { courseId: id, lessonId }, titles), 201)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/courses/{id}/sections/{sectionId}',
      access: 'admin',
      tags,
      summary: 'Delete a section; its lessons move into the one above it, or into the first that is left',
      request: { params: section },
      responses: { 200: answer(deletedSection, 'What brings it back') },
    }),
    async (c) => {
      const { id, sectionId } = c.req.valid('param')
      return c.json(await deleteSection(c.var.ctx, { courseId: id, sectionId }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/courses/{id}/sections/{sectionId}',
      access: 'admin',
      tags,
      summary: 'Bring back a section that was deleted, with its lessons',
      request: { params: section, body: body(deletedSection) },
      responses: done,
    }),
    async (c) => {
      const { id, sectionId } = c.req.valid('param')
      await restoreSection(c.var.ctx, { courseId: id, sectionId }, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
