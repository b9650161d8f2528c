import { findStaleBuild } from '#app/server/starting/build.ts'
import { findChromium } from './chromium.ts'
import { prepareData } from './prepared-data.ts'

/** Vitest global set-up: a browser, a built site as new as its sources, and a data folder with the starter content to copy from. */
export async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  // A process of its own loads the content meanwhile.
  const data = prepareData()
  await findStaleBuild('error')?.make()
  process.env.E2E_DATA = await data
}
