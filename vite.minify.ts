import { minify, type CompressOptions } from 'terser'
import type { Plugin } from 'vite'

/**
 * The framework is half of all. Folding its variables into one another makes it shorter and no lighter, and no page is for its developers'
 * tools, which it looks for otherwise.
 */
const framework: CompressOptions = {
  passes: 2,
  collapse_vars: false,
  global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined },
}

/**
 * Makes smaller once more what every reader fetches: the bundler's own minifier leaves one byte in thirty that a slower one finds, of
 * words as well. The others, which are many, are not worth the time.
 */
export function minifyForReaders(names: readonly string[]): Plugin {
  return {
    name: 'minify-for-readers',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !(part.isEntry || names.includes(part.name))) continue
        const { code } = await minify(part.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 4, unsafe_arrows: true, ...(part.name === 'framework' && framework) },
          sourceMap: false,
        })
        part.code = code ?? part.code
      }
    },
  }
}
