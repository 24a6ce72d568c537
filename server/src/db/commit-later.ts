import type { Tx } from './database.ts'

/**
 * This transaction's commit doesn't wait for the disk. Only for data that may be lost, with
 * everything based on it, if the database's machine crashes. A killed server or session loses
 * nothing.
 */
export async function commitLater(tx: Tx): Promise<void> {
  await tx.$client.query('set local synchronous_commit to off')
}
