/** What becomes of a question of a file: it is new, changed, as it is here, or left out because of an error. */
export const questionActions = ['create', 'update', 'unchanged', 'refuse'] as const
