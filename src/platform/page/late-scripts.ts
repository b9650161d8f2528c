/** What a page whose scripts begin late carries for whatever begins them, as JSON. */
export interface LateScripts {
  /** The whole style sheets, of which the page holds what it uses. */
  styles: string[]
  /** What the entries import, fetched beside them. */
  parts: string[]
  entries: string[]
  /** The routes of the page below the root, and the script of each; none for the frame that all public pages share. */
  screens: [id: string, script: string][]
  /** The scripts of what single folders say that the page says, by folder. */
  words: Record<string, string>
  /** Whether the page shows a text, or something else that stands in texts. */
  hasTexts: boolean
  start: LateStart
}

/**
 * When the scripts of a page begin that can be read and used without them. `on-intent`: when its reader first does something.
 * `when-addressed`: besides, when it has loaded, where its address or the history of the tab says more than which page it is, as of
 * somebody who comes back to it from elsewhere. `when-kept`: besides, when it has loaded, where a worker keeps pages on this device, and again until they are there.
 */
export type LateStart = 'on-intent' | 'when-addressed' | 'when-kept'

/** What a page has asked before its scripts came, on its window. */
export interface AskedEarly {
  /** The result of a redirect sign-in; undefined where the site did not say. */
  redirectResult?: Promise<{ answer: unknown } | undefined> | undefined
}

/** The id of the element that holds it. */
export const lateScriptsId = 'late-scripts'

/** The event with which the page's scripts say to the document that they listen themselves. */
export const takenOver = 'taken-over'

/** The event with which the page itself begins its scripts. */
export const beginEvent = 'begin-scripts'

/** Where the script of the worker lies that keeps pages. */
export const workerAddress = '/worker.js'

/**
 * Begins the part of an address after `#` that holds the query of the address that was asked for, where a page kept on the device stands
 * in for it: its scripts put into it what the query says.
 */
export const carriedQuery = '#?'

/** Where the browser keeps that something waits to be sent. */
export const unsentKey = 'unsent'
