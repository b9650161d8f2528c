declare module '#platform/problem-details.ts' {
  interface ProblemDetails {
    'quiz.wait': { startableAt: number | null }
  }
}

export {}
