/** Where the browser keeps what its reader chose: `on`, `off`, or nothing, which is as the browser says. A choice is a cookie as well. */
export const saverKey = 'saver'

/** Of a `<picture>` that waits for a tap where data is saved, and of the link right after it that shows it. */
export const waitingPicture = 'waits'
export const showPicture = 'show-picture'
