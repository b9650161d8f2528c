type Question = () => Promise<boolean>

const questions = new Set<Question>()

/** Asks before the reader signs out by their own hand; `false` keeps them signed in. Gives how to stop asking. */
export function askBeforeSignOut(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}

/** Whether nothing on the page holds the reader back. Each is asked once, though it may ask anew while its answer is awaited. */
export async function maySignOut(): Promise<boolean> {
  const asked = [...questions]
  for (const question of asked) {
    if (!(await question())) return false
  }
  return true
}
