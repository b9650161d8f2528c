import type { Plugin } from 'vite'
import { withNamed } from './src/platform/web/late/with-named.ts'

/** What the bundler puts around each import of a late part. */
const helper = '\0vite/preload-helper.js'

const code = `export { ${withNamed.name} as __vitePreload } from '/src/platform/web/late/with-named.ts'`

/**
 * Has late parts brought by the site's own few lines: those of the bundler are for browsers that cannot read this site's scripts as well,
 * and every reader would carry them.
 */
export function bringLateParts(): Plugin {
  return {
    name: 'bring-late-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? { code, moduleType: 'js' } : null),
  }
}
