import type { Database } from '../db/database.ts'
import { readSetting } from '../db/settings.ts'
import type { Encryption } from '../db/encryption.ts'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const NAME = 'vapid'
const BIND = 'vapid'

/**
 * Our key pair of RFC 8292, generated once per installation and stored encrypted: with another
 * key, every subscription would fail. If two processes start concurrently, one generates it and
 * both read it.
 */
export function keepVapidKeys({ db, encryption }: { db: Database; encryption: Encryption }): () => Promise<VapidKeys> {
  let kept: Promise<VapidKeys> | null = null
  const read = async (): Promise<VapidKeys> => {
    const { $client: client } = db.global
    const stored = (await readSetting<Stored>(client, NAME)) ?? (await make(client, encryption))
    return { publicKey: stored.publicKey, privateKey: encryption.decrypt(stored.sealedPrivateKey, BIND) }
  }
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}

interface Stored {
  publicKey: string
  sealedPrivateKey: string
}

async function make(client: Database['global']['$client'], encryption: Encryption): Promise<Stored> {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const made: Stored = { publicKey, sealedPrivateKey: encryption.encrypt(privateKey, BIND) }
  await client.query('insert into ops.settings (name, value) values ($1, $2) on conflict (name) do nothing', [
    NAME,
    JSON.stringify(made),
  ])
  return (await readSetting<Stored>(client, NAME)) ?? made
}
