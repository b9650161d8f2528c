import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that begin while one loads the starter content for all of its engine. */
const meanwhile = 20

/**
 * Begins long files first, so that none runs on alone at the end. Vitest knows from an earlier run which they are, and takes
 * the largest for the longest before that; those that go through every page are long and small. Of those that start from the starter
 * content the first one loads it, for which the others would wait.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    const ofProjects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...ofProjects.values()].flatMap((own) => {
      const full = own.filter(startsFull)
      const rest = own.filter((spec) => !isLong(spec) && !full.includes(spec))
      return [
        ...own.filter(isLong),
        ...full.slice(0, 1),
        ...rest.slice(0, meanwhile),
        ...full.slice(1),
        ...rest.slice(meanwhile),
      ]
    })
  }
}

function startsFull({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').includes('createStarterApp')
}

function isLong({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/every-page-')
}

/** Begins short files first: a run that ends with the first failure seldom comes to the long ones. */
export class ShortestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(specs)).toReversed()
  }
}
