import type { Tx } from './database.ts'

/**
 * This transaction's commit does not wait for the disk: only for what may get lost, together with all that was built
 * on it, when the database's machine fails. A killed server or session loses nothing.
 */
export async function commitLater(tx: Tx): Promise<void> {
  await tx.$client.query('set local synchronous_commit to off')
}
