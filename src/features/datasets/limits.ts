/** The most bars, values or orders of a data set. */
export const mostBars = 20_000
/** How often one address may have a table written: the longest keeps the server from everything else for a tenth of a second. */
export const tablesPerAddress = { most: 60, seconds: 60 }
/** Bytes of an uploaded table. */
export const mostTableBytes = 4 * 1024 * 1024
/** The largest figure, in its smallest step. */
export const mostFigure = 1_000_000_000_000
/** Problems that are told word for word, and notes besides. */
export const mostTold = 100
export const mostUnitLength = 20
export const mostSourceLength = 200
export const mostLicenceLength = 120
