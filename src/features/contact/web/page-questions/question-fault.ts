import { leastMessageLength, mostMessageLength } from '../../lengths.ts'

/** What the server would refuse about the words of a question, so that nothing is kept for later that would come back then. */
export function questionFault(question: string): 'too_short' | 'too_long' | undefined {
  const { length } = [...question]
  return length < leastMessageLength ? 'too_short' : length > mostMessageLength ? 'too_long' : undefined
}
