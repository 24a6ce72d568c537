import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { RecordSecurity } from '../auth/index.ts'
import { limitDetails } from './limit-details.ts'
import { whereFrom } from './record-audit.ts'

/**
 * Records a change to a person's own sign-in in each of their companies. Runs as app_server, in the change's
 * transaction.
 */
export const recordSecurity =
  (now: () => Date): RecordSecurity =>
  async (tx, userId, action, details = {}) => {
    const { ip, device } = whereFrom()
    await prepared(tx, 'audit.security', 'select app.record_member_security($1, $2, $3, $4, $5, $6, $7)', [
      userId,
      newId(),
      action,
      JSON.stringify(limitDetails(details)),
      ip,
      device,
      now(),
    ])
  }
