import { registerHooks } from 'node:module'
import { text } from 'node:stream/consumers'

const compiler = new URL('compiler.js', import.meta.url).href
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? compiler : name, context),
})
const { default: generate, astToString } = await import('openapi-typescript')
const { default: ts } = await import('typescript')

const blob = () => ts.factory.createTypeReferenceNode('Blob')
const transform = ({ format }) => (format === 'binary' ? blob() : undefined)

// From an OpenAPI document on the standard input to types on the standard output.
process.stdout.write(astToString(await generate(await text(process.stdin), { transform })))
