import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFolder } from '#platform/server/project-folder.ts'
import { isInstalled, read } from './test-proxies.ts'

const promtool = (...words: string[]) =>
  spawnSync('promtool', words, { encoding: 'utf8', cwd: path.join(projectFolder, 'deploy') })

if (!isInstalled('promtool'))
  process.stdout.write('promtool is not installed: no alert of deploy/ is made to fire.\n')

test('every alert is made to fire, with its severity', () => {
  const { groups }: { groups: { rules: Rule[] }[] } = parse(read('alerts.yaml'))
  const labels = groups.flatMap(({ rules }) =>
    rules.map(({ alert, labels: { severity } }) => `{alertname="${alert}",severity="${severity}"}`),
  )
  const { tests }: { tests: Try[] } = parse(read('alerts-test.yaml'))
  const fired = tests.flatMap((each) => each.promql_expr_test.flatMap((one) => one.exp_samples))
  expect(fired.map((sample) => sample.labels).toSorted()).toEqual(labels.toSorted())
})

describe.runIf(isInstalled('promtool'))('Prometheus', () => {
  test('takes the rules', () => {
    const { status, stderr, stdout } = promtool('check', 'rules', 'alerts.yaml')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('SUCCESS')
  })

  test('fires each where something is wrong, and none where nothing is', () => {
    const { status, stderr, stdout } = promtool('test', 'rules', 'alerts-test.yaml')
    expect([status, stderr + stdout]).toEqual([0, expect.stringContaining('SUCCESS')])
  })
})

interface Rule {
  alert: string
  labels: { severity: string }
}

interface Try {
  promql_expr_test: { exp_samples: { labels: string }[] }[]
}
