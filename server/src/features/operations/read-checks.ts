import type { HealthPart } from '@bizamply/contract/operations'
import type { Database } from '../../db/database.ts'
import { readNotes, type Note } from '../../db/settings.ts'

type Found = Omit<HealthPart, 'key'>

/** What the checks of the ledger, the audit logs and the rollups found when they last looked. */
export async function readChecks(db: Database): Promise<Record<'ledger' | 'audit' | 'rollups', Found>> {
  const notes = await readNotes(db.global.$client, ['ledger', 'ledger-whole', 'audit', 'rollups'])
  const of = (...names: string[]): Note[] => notes.filter(({ name }) => names.includes(name))
  return {
    // A look at what is new says nothing of what the last look at everything found: the worse of the two counts.
    ledger: worstOf(of('ledger', 'ledger-whole'), 'down'),
    audit: worstOf(of('audit'), 'down'),
    // They are mended by the look itself.
    rollups: worstOf(of('rollups'), 'attention'),
  }
}

function worstOf(notes: Note[], wrong: 'attention' | 'down'): Found {
  if (notes.length === 0) return { state: 'unknown', count: null, since: null, checkedAt: null }
  const count = Math.max(...notes.map(countOf))
  const last = notes.reduce((a, b) => (a.at > b.at ? a : b))
  return { state: count > 0 ? wrong : 'up', count, since: null, checkedAt: last.at.toISOString() }
}

function countOf({ value }: Note): number {
  const { problems, differences } = value as { problems?: number; differences?: number }
  return problems ?? differences ?? 0
}
