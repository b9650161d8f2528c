import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins long files first, so that none runs on alone at the end. Vitest knows from an earlier run which they are, and takes
 * the largest for the longest before that; those that go through every page are long and small.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    return [...sorted.filter(isLong), ...sorted.filter((spec) => !isLong(spec))]
  }
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
