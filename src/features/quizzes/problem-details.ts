declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'quiz.wait': { startableAt: number | null }
  }
}

export {}
