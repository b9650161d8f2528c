type Question = () => Promise<boolean>

const questions = new Set<Question>()

/** Asks before the reader signs out by their own hand; `false` keeps them signed in. Gives how to stop asking. */
export function askBeforeSignOut(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}

/** Whether nothing on the page holds the reader back. */
export async function maySignOut(): Promise<boolean> {
  for (const question of questions) {
    if (!(await question())) return false
  }
  return true
}
