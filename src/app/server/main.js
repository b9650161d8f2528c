// Plain JavaScript, so that an old Node can still say what it needs.
import module from 'node:module'
import path from 'node:path'

const major = Number(process.versions.node.split('.')[0])
if (major < 26) {
  process.stderr.write(
    `Traders' Hub needs Node 26 or newer, this is ${process.versions.node}: start it with "npm start", which brings its own Node (after "npm ci").\n`,
  )
  process.exit(1)
}
// Before anything is loaded: React looks once, and its development build costs readers a third of the time of a page.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production'
// What was compiled once is kept beside the build: the next start takes half as long. Where nothing can be written, nothing is kept.
module.enableCompileCache(path.resolve(import.meta.dirname, '../../../dist/compile-cache'))
const { launch } = await import('./launch.ts')
await launch(process.argv.slice(2))
// Now, since a process that is killed would not keep it.
module.flushCompileCache()
