import { Gauge, type Registry } from 'prom-client'
import type { Database } from './db/database.ts'
import { lastAuditCheck, lastLedgerCheck, lastRollupCheck } from './db/settings.ts'
import { readQueues } from './jobs/read-queues.ts'
import type { Metrics } from './metrics.ts'

/** What is read with the metrics: open streams, the database pool, consistency checks, and the queues. */
export function registerGauges({ registry }: Metrics, db: Database, hubSize: () => number): void {
  const registers = [registry]
  const streams = { name: 'bizamply_event_streams', help: 'Open event streams', registers }
  new Gauge({
    ...streams,
    collect() {
      this.set(hubSize())
    },
  })
  const ledger = { name: 'bizamply_ledger_problems', help: 'Ledger problems', registers }
  new Gauge({
    ...ledger,
    async collect() {
      // The other figures matter most while the database is unavailable.
      const last = await lastLedgerCheck(db.global.$client).catch(() => null)
      if (last) this.set(last.problems)
    },
  })
  const audit = {
    name: 'bizamply_audit_problems',
    help: 'Audit logs that failed hash verification last night',
    registers,
  }
  new Gauge({
    ...audit,
    async collect() {
      const last = await lastAuditCheck(db.global.$client).catch(() => null)
      if (last) this.set(last.problems)
    },
  })
  const rollups = {
    name: 'bizamply_rollup_differences',
    help: 'Rollup rows corrected last night',
    registers,
  }
  new Gauge({
    ...rollups,
    async collect() {
      const last = await lastRollupCheck(db.global.$client).catch(() => null)
      if (last) this.set(last.differences)
    },
  })
  watchPool(registers, db)
  watchQueues(registers, db)
}

function watchPool(registers: Registry[], { global }: Database): void {
  const pool = global.$client
  const connections = {
    name: 'bizamply_database_connections',
    help: 'Pool connections: busy or idle',
    labelNames: ['state'] as const,
    registers,
  }
  new Gauge({
    ...connections,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  const waiting = { name: 'bizamply_database_waiting', help: 'Work waiting for a connection', registers }
  new Gauge({
    ...waiting,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

function watchQueues(registers: Registry[], db: Database): void {
  const queues = () => readQueues(db).catch(() => [])
  const depth = {
    name: 'bizamply_queue_jobs',
    help: 'Jobs by state: waiting (could run now), delayed (a later time or a retry) or active',
    labelNames: ['queue', 'state'] as const,
    registers,
  }
  new Gauge({
    ...depth,
    async collect() {
      for (const { queue, waiting, delayed, active } of await queues()) {
        for (const [state, count] of Object.entries({ waiting, delayed, active })) this.set({ queue, state }, count)
      }
    },
  })
  const oldest = {
    name: 'bizamply_queue_oldest_seconds',
    help: 'How long the oldest job that could run has waited',
    labelNames: ['queue'] as const,
    registers,
  }
  new Gauge({
    ...oldest,
    async collect() {
      for (const { queue, oldestSeconds } of await queues()) this.set({ queue }, oldestSeconds)
    },
  })
}
