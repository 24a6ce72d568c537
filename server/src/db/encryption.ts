import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Authenticated encryption of secrets at rest; opening requires the same `bind`. */
export interface Seal {
  close(plain: string, bind: string): string
  open(sealed: string, bind: string): string
}

/** AES-256-GCM with keys derived from APP_SECRET; the old secret still opens values during a rotation. */
export function createSeal(secret: string, oldSecret: string | null): Seal {
  const current = keyOf(secret)
  const all = oldSecret ? [current, keyOf(oldSecret)] : [current]
  return {
    close: (plain, bind) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: TAG }).setAAD(Buffer.from(bind))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed, bind) => {
      for (const key of all) {
        const plain = tryOpen(key, Buffer.from(sealed, 'base64url'), bind)
        if (plain !== null) return plain
      }
      throw new Error('a sealed value could not be opened')
    },
  }
}

/** Bytes; a shorter tag would be easier to guess and is rejected. */
const TAG = 16

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'bizamply', 'seal', 32))

function tryOpen(key: Buffer, raw: Buffer, bind: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, raw.subarray(0, 12), { authTagLength: TAG })
      .setAAD(Buffer.from(bind))
      .setAuthTag(raw.subarray(12, 28))
    return Buffer.concat([decipher.update(raw.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
