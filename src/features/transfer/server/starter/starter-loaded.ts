/** Of the setting that says that the content of a first start was loaded. */
export const starterLoadedKey = 'starter.loaded'
