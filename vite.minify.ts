import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Makes smaller once more what every reader fetches: the bundler's own minifier leaves one byte in thirty that a slower one finds.
 * The others, which are many, are not worth the time.
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
          compress: { passes: 4, unsafe_arrows: true },
          sourceMap: false,
        })
        part.code = code ?? part.code
      }
    },
  }
}
