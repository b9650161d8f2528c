import { afterEach } from 'vitest'
import { takeHeldLog } from './src/platform/server/test-held-log.ts'

/** A test that fails says what its sites logged: a refusal of theirs names no cause. */
afterEach(({ task }) => {
  const said = takeHeldLog()
  if (said && task.result?.state === 'fail') process.stderr.write(`Logged during «${task.name}»:\n${said}`)
})
