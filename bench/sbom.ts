import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listShipped, thirdPartyPage } from '../src/test-third-party.ts'

interface Bill {
  components: { name: string; version: string; 'bom-ref': string; licenses?: unknown }[]
  dependencies?: { ref: string; dependsOn?: string[] }[]
  metadata: { component: { name: string; 'bom-ref': string } }
}

const project = path.resolve(import.meta.dirname, '..')

/** Writes the bill of materials (CycloneDX) of what is shipped to `dist/sbom.cdx.json`, and `THIRD-PARTY.md`. */
const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: project,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (npm.status !== 0) throw new Error(`npm sbom failed: ${npm.stderr}`)
const bill: Bill = JSON.parse(npm.stdout)
const shipped = listShipped()
const licences = new Map(shipped.map(({ name, version, license }) => [`${name}@${version}`, license]))
bill.metadata.component.name = 'traders-hub'
bill.components = bill.components
  .filter(({ name, version }) => licences.has(`${name}@${version}`))
  .map((one) => {
    const license = licences.get(`${one.name}@${one.version}`)
    return one.licenses || !license ? one : { ...one, licenses: [{ license: { id: license } }] }
  })
const known = new Set([...bill.components.map((one) => one['bom-ref']), bill.metadata.component['bom-ref']])
bill.dependencies = bill.dependencies
  ?.filter(({ ref }) => known.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }))
const missing = [...licences.keys()].filter(
  (one) => !bill.components.some(({ name, version }) => one === `${name}@${version}`),
)
mkdirSync(path.join(project, 'dist'), { recursive: true })
writeFileSync(path.join(project, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
writeFileSync(path.join(project, 'THIRD-PARTY.md'), thirdPartyPage())
console.log(`dist/sbom.cdx.json names ${bill.components.length} packages, THIRD-PARTY.md ${shipped.length}.`)
if (missing.length > 0) throw new Error(`npm sbom does not name ${missing.join(', ')}`)
