import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Asked {
  challenge: string
  /** What the device says of itself and its reader, where it differs from an honest one. */
  origin?: string
  host?: string
  isUserVerified?: boolean
}

/** A device with one passkey, for tests of what the server takes and refuses. */
export function createTestAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const idText = id.toString('base64url')
  let counter = 0

  const clientDataOf = (type: string, { challenge, origin = 'http://localhost:3000' }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(
    { host = 'localhost', isUserVerified = true }: Asked,
    attested?: Buffer,
  ): Buffer {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const head = Buffer.alloc(5)
    head[0] = flags
    head.writeUInt32BE(++counter, 1)
    return Buffer.concat([hash(Buffer.from(host)), head, attested ?? Buffer.alloc(0)])
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }

  const credential = { id: idText, rawId: idText, type: 'public-key', clientExtensionResults: {} }
  return {
    /** The answer to the options of a new passkey. */
    register(asked: Asked) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(asked, attested))],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
      const clientDataJSON = clientDataOf('webauthn.create', asked).toString('base64url')
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    /** The answer to the options of a sign-in. */
    signIn(asked: Asked) {
      const clientData = clientDataOf('webauthn.get', asked)
      const data = authenticatorData(asked)
      const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

export type TestAuthenticator = ReturnType<typeof createTestAuthenticator>

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
