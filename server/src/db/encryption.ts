import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Authenticated encryption of secrets at rest; decryption requires the same `bind`. */
export interface Encryption {
  encrypt(plain: string, bind: string): string
  decrypt(encrypted: string, bind: string): string
}

/** AES-256-GCM with keys derived from APP_SECRET; the old secret still decrypts values during a rotation. */
export function createEncryption(secret: string, oldSecret: string | null): Encryption {
  const current = keyOf(secret)
  const all = oldSecret ? [current, keyOf(oldSecret)] : [current]
  return {
    encrypt: (plain, bind) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: TAG }).setAAD(Buffer.from(bind))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    decrypt: (encrypted, bind) => {
      for (const key of all) {
        const plain = tryDecrypt(key, Buffer.from(encrypted, 'base64url'), bind)
        if (plain !== null) return plain
      }
      throw new Error('an encrypted value could not be decrypted')
    },
  }
}

/** Bytes; a shorter tag would be easier to guess and is rejected. */
const TAG = 16

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'bizamply', 'seal', 32))

function tryDecrypt(key: Buffer, raw: Buffer, bind: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, raw.subarray(0, 12), { authTagLength: TAG })
      .setAAD(Buffer.from(bind))
      .setAuthTag(raw.subarray(12, 28))
    return Buffer.concat([decipher.update(raw.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
