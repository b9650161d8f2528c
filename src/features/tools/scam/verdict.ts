/** What can be answered to a question of the check. */
export const scamAnswers = ['yes', 'no', 'unsure'] as const
export type ScamAnswer = (typeof scamAnswers)[number]

export const scamQuestions = [
  'promise',
  'hurry',
  'contact',
  'recruit',
  'private',
  'licence',
  'code',
  'fee',
  'proof',
  'remote',
  'name',
  'secret',
] as const

/** One yes to these and there is nothing left to weigh. */
const grave: readonly string[] = ['promise', 'recruit', 'code', 'fee', 'remote']

/**
 * What the answers say, by question: `fraud` at three signs or a grave one, `stop` at any sign, `waiting` while something is open
 * (`begin` while everything is), `unsure` where something is not known, `none` where no sign was found.
 */
export function verdictOf(answers: Readonly<Record<string, ScamAnswer | undefined>>) {
  const given = scamQuestions.flatMap((question) => answers[question] ?? [])
  const signs = scamQuestions.filter((question) => answers[question] === 'yes')
  const verdict =
    signs.length >= 3 || signs.some((one) => grave.includes(one))
      ? 'fraud'
      : signs.length > 0
        ? 'stop'
        : given.length === 0
          ? 'begin'
          : given.length < scamQuestions.length
            ? 'waiting'
            : given.includes('unsure')
              ? 'unsure'
              : 'none'
  return { verdict, signs: signs.length, answered: given.length, all: scamQuestions.length } as const
}
