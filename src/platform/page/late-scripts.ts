/** What a page whose scripts begin late carries for whatever begins them, as JSON. */
export interface LateScripts {
  /** The whole style sheets, of which the page holds what it uses. */
  styles: string[]
  /** What the entries import, fetched beside them. */
  parts: string[]
  entries: string[]
  /** The routes of the page below the root, and the script of each; none for the frame that all public pages share. */
  screens: [id: string, script: string][]
  /** A part of what the page shows is made by its scripts: they begin when it has loaded, asked or not. */
  isAwaited: boolean
}

/** The id of the element that holds it. */
export const lateScriptsId = 'late-scripts'

/** The event with which the page's scripts say to the document that they listen themselves. */
export const takenOver = 'taken-over'

/** Where the script of the worker lies that keeps pages. */
export const workerAddress = '/worker.js'

/**
 * Begins the part of an address after `#` that holds the query of the address that was asked for, where a page kept on the device stands
 * in for it: its scripts put into it what the query says.
 */
export const carriedQuery = '#?'

/** Where the browser keeps that something waits to be sent. */
export const unsentKey = 'unsent'
