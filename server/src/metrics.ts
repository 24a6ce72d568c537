import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from './db/database.ts'
import { lastLookAtBooks, lastLookAtRollups } from './db/marks.ts'

/** What an operator watches: of the process, of the browsers that listen, and of what must add up. */
export function createMetrics(db: Database, hubSize: () => number): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const streams = { name: 'bizamply_event_streams', help: 'Browsers that listen', registers }
  new Gauge({
    ...streams,
    collect() {
      this.set(hubSize())
    },
  })
  const books = { name: 'bizamply_book_problems', help: 'What does not add up in the books', registers }
  new Gauge({
    ...books,
    async collect() {
      // While the database is away the other figures are wanted most.
      const looked = await lastLookAtBooks(db.global.$client).catch(() => null)
      if (looked) this.set(looked.problems)
    },
  })
  const rollups = {
    name: 'bizamply_rollup_differences',
    help: 'Rows of rollups that were mended last night',
    registers,
  }
  new Gauge({
    ...rollups,
    async collect() {
      const looked = await lastLookAtRollups(db.global.$client).catch(() => null)
      if (looked) this.set(looked.differences)
    },
  })
  return registry
}
