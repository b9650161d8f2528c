import { spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { read } from './test-proxies.ts'

export interface Step {
  word: string
  rest: string
}

/** The steps of each stage, in the order of the file; lines that go on are one. */
export function readStages(): Step[][] {
  const lines = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Step[][] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push([])
    stages.at(-1)?.push({ word, rest })
  }
  return stages
}

export function valueOf(steps: readonly Step[], wanted: string): string {
  return steps.findLast(({ word }) => word === wanted)?.rest ?? ''
}

export function environmentOf(steps: readonly Step[]): Record<string, string> {
  const pairs = steps.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}

/** Copies from the project into the folder of a stage, without what `.dockerignore` names. */
export function copyContext(
  step: Step,
  context: { from: string; to: string; ignored: readonly string[] },
): void {
  const names = step.rest.split(' ')
  const target = path.join(context.to, names.pop() ?? '')
  mkdirSync(target, { recursive: true })
  for (const name of names) {
    const source = path.join(context.from, name)
    const isWhole = name === '.'
    cpSync(source, isWhole ? target : path.join(target, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => {
        const relative = path.relative(context.from, file)
        return relative === '' || !context.ignored.some((pattern) => path.matchesGlob(relative, pattern))
      },
    })
  }
}

export interface Outcome {
  code: number | null
  said: string
}

/** Runs a line of the shell, or a command given as words. */
export function run(
  command: string | readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number | undefined },
): Promise<Outcome> {
  const [program = '', ...words] = typeof command === 'string' ? ['sh', '-ec', command] : command
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}
