import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { asLearner } from '../learner-view.ts'

const now = 5000
const admin: Actor = {
  kind: 'user',
  uid: 'admin',
  role: 'admin',
  emailVerified: true,
  sessionId: 'session',
  provedAt: 1,
}
const enrolment = {
  userId: 'admin',
  courseId: 'course',
  enrolledAt: 1000,
  startedAt: 1100,
  completedAt: 1200,
  lastLessonId: 'lesson',
  lastOpenedAt: 1300,
  withdrawnAt: null,
  invitedBy: 'somebody',
}
const done = new Set(['lesson'])
const known = { enrolment, done, courseId: 'course' }

test('whoever reads without another view reads with their own learning', () => {
  expect(asLearner({ actor: admin, now }, undefined, known)).toEqual({
    learner: { actor: admin, enrolledAt: 1000, done, now },
    enrolment,
  })
  expect(asLearner({ actor: admin, now }, undefined, { ...known, enrolment: undefined })).toEqual({
    learner: { actor: admin, enrolledAt: null, done, now },
    enrolment: undefined,
  })
})

test('the view of a learner is that of a member who enrols this moment and has done nothing, whatever was done', () => {
  for (const own of [enrolment, undefined])
    expect(asLearner({ actor: admin, now }, 'learner', { ...known, enrolment: own })).toEqual({
      learner: { actor: { ...admin, role: 'user' }, enrolledAt: now, done: new Set(), now },
      enrolment: {
        userId: 'admin',
        courseId: 'course',
        enrolledAt: now,
        startedAt: null,
        completedAt: null,
        lastLessonId: null,
        lastOpenedAt: null,
        withdrawnAt: null,
        invitedBy: null,
      },
    })
})

test('nobody is enrolled in the view of a guest', () => {
  const guest: Actor = { kind: 'guest' }
  expect(
    asLearner({ actor: guest, now }, 'learner', { ...known, enrolment: undefined, done: new Set() }),
  ).toEqual({
    learner: { actor: guest, enrolledAt: null, done: new Set(), now },
    enrolment: undefined,
  })
})
