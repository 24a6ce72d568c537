import { sql } from 'drizzle-orm'
import { newId } from '../../../db/ids.ts'
import type { AuthDependencies } from '../dependencies.ts'

const LIFE_MS = 5 * 60_000

/** Loaded with the first passkey: with its certificates it takes 4 MB. */
export const webauthn = () => import('@simplewebauthn/server')

/** Passkeys are bound to our host and work at its origin only. */
export function relyingParty({ services }: Pick<AuthDependencies, 'services'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(services.appUrl)
  return { rpID: hostname, origin }
}

/** Stores the challenge that the device must sign. */
export async function keepChallenge(deps: AuthDependencies, identifier: string, challenge: string): Promise<void> {
  const [at, until] = [deps.now(), new Date(deps.now().getTime() + LIFE_MS)]
  await deps.db.global.execute(sql`delete from app.verifications where identifier = ${identifier}`)
  await deps.db.global.execute(sql`
    insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${newId()}, ${identifier}, ${challenge}, ${until.toISOString()}, ${at.toISOString()}, ${at.toISOString()})`)
}

/** The newest valid challenge. A refused response doesn't use it up. */
export async function findChallenge(deps: AuthDependencies, identifier: string): Promise<string | null> {
  const { rows } = await deps.db.global.execute<{ value: string }>(sql`
    select value from app.verifications
    where identifier = ${identifier} and expires_at > ${deps.now().toISOString()}::timestamptz
    order by created_at desc, id desc limit 1`)
  return rows[0]?.value ?? null
}

/** Single use: a repeated response finds no challenge. */
export async function takeChallenge(deps: AuthDependencies, identifier: string): Promise<string | null> {
  const { rows } = await deps.db.global.execute<{ value: string; expires_at: string }>(sql`
    delete from app.verifications where identifier = ${identifier} returning value, expires_at`)
  const [row] = rows
  return row && new Date(row.expires_at).getTime() > deps.now().getTime() ? row.value : null
}
