import { WORKER_LOCKS } from './database.ts'

/** SQL: the process that holds this worker's number has ended, so its advisory lock is free. */
export const workerIsGone = (worker: string): string => `not exists (
  select 1 from pg_locks l where l.locktype = 'advisory' and l.classid = ${WORKER_LOCKS} and l.objid = ${worker}
    and l.granted and l.database = (select oid from pg_database where datname = current_database()))`
