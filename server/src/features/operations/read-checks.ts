import type { HealthPart } from '@bizamply/contract/operations'
import type { Database } from '../../db/database.ts'
import { readNotes, type Note } from '../../db/settings.ts'

type PartState = Omit<HealthPart, 'key'>

/** The latest results of the checks of the ledger, the audit logs and the rollups. */
export async function readChecks(db: Database): Promise<Record<'ledger' | 'audit' | 'rollups', PartState>> {
  const notes = await readNotes(db.global.$client, ['ledger', 'ledger-whole', 'audit', 'rollups'])
  const of = (...names: string[]): Note[] => notes.filter(({ name }) => names.includes(name))
  return {
    // The check of new entries doesn't cover the last full check, so the worse result counts.
    ledger: worstOf(of('ledger', 'ledger-whole'), 'down'),
    audit: worstOf(of('audit'), 'down'),
    // The check itself repairs them.
    rollups: worstOf(of('rollups'), 'attention'),
  }
}

function worstOf(notes: Note[], wrong: 'attention' | 'down'): PartState {
  if (notes.length === 0) return { state: 'unknown', count: null, since: null, checkedAt: null }
  const count = Math.max(...notes.map(countOf))
  const last = notes.reduce((a, b) => (a.at > b.at ? a : b))
  return { state: count > 0 ? wrong : 'up', count, since: null, checkedAt: last.at.toISOString() }
}

function countOf({ value }: Note): number {
  const { problems, differences } = value as { problems?: number; differences?: number }
  return problems ?? differences ?? 0
}
