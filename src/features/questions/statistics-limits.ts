/** So many people must have answered before anything is told, so that nobody can be recognised. */
export const fewestPeople = 5

/** Most questions that are asked about at once. */
export const mostAsked = 50
