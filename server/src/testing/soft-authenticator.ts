import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Key {
  id: Buffer
  privateKey: KeyObject
  counter: number
}

/** A device that creates passkeys and signs with them (WebAuthn Level 3, sections 6.1 and 6.5). */
export class SoftAuthenticator {
  readonly #origin: string
  readonly #rpHash: Buffer
  key: Key | null = null

  constructor(origin: string) {
    this.#origin = origin
    this.#rpHash = createHash('sha256').update(new URL(origin).hostname).digest()
  }

  /** Implements `navigator.credentials.create`. */
  register({ challenge }: { challenge: string }) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = { id: randomBytes(32), privateKey, counter: 0 }
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const length = Buffer.from([0, this.key.id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.key.id, isoCBOR.encode(cose)])
    const authData = Buffer.concat([this.#authData(0x45), attested])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    )
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    }
    return this.#credential(response)
  }

  /** Implements `navigator.credentials.get`; `verified` is whether it verified its user. */
  answer({ challenge }: { challenge: string }, { verified = true, count = true } = {}) {
    if (!this.key) throw new Error('no key yet')
    if (count) this.key.counter += 1
    const authData = this.#authData(verified ? 0x05 : 0x01)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.key.privateKey).toString('base64url'),
    })
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.key?.counter ?? 0)
    return Buffer.concat([this.#rpHash, Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #credential(response: object) {
    const id = this.key?.id.toString('base64url') ?? ''
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }
}

const bytes = (base64url: string): Uint8Array => new Uint8Array(Buffer.from(base64url, 'base64url'))
