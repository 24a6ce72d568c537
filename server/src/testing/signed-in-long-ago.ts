import type { Caller } from './caller.ts'
import type { TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** A user whose last step-up is more than ten minutes old. */
export async function signedInLongAgo(app: TestApp, company: TestCompany, who: 'admin' | 'viewer'): Promise<Caller> {
  const caller = await company.as(who)
  await app.owner.query(
    `update app.sessions set proved_at = proved_at - interval '11 minutes'
     where user_id = (select id from app.users where email = $1)`,
    [company.emails[who]],
  )
  return caller
}
