// Plain JavaScript, so that an old Node can still say what it needs.
const major = Number(process.versions.node.split('.')[0])
if (major < 26) {
  process.stderr.write(
    `Traders' Hub needs Node 26 or newer, this is ${process.versions.node}: start it with "npm start", which brings its own Node (after "npm ci").\n`,
  )
  process.exit(1)
}
const { start } = await import('./start.ts')
await start(process.argv.slice(2))
