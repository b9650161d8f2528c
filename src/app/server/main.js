// Plain JavaScript, so that an old Node can still say what it needs.
const major = Number(process.versions.node.split('.')[0])
if (major < 26) {
  process.stderr.write(
    `Traders' Hub needs Node 26 or newer, this is ${process.versions.node}: start it with "npm start", which brings its own Node (after "npm ci").\n`,
  )
  process.exit(1)
}
// Before anything is loaded: React looks once, and its development build costs readers a third of the time of a page.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production'
const { start } = await import('./start.ts')
await start(process.argv.slice(2))
