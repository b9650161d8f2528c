declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'question.in_attempt': { attemptId: string }
  }
}

export {}
