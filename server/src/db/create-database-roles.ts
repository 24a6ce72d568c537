import type pg from 'pg'

/**
 * app_server: global tables, the pool's login. app_tenant: one company, by policy. app_admin:
 * reads across companies. NOINHERIT keeps app_server from using their rights without `set local
 * role`.
 */
export async function createDatabaseRoles(owner: pg.Client, password: string | null): Promise<void> {
  for (const role of ['app_server', 'app_tenant', 'app_admin']) await createRole(owner, role)
  if (password) await owner.query(`alter role app_server login password '${password.replaceAll("'", "''")}'`)
  await owner.query('grant app_tenant, app_admin to app_server')
  const { rows } = await owner.query<{ member: boolean | null }>(
    `select bool_and(pg_has_role(session_user, r, 'member')) as member from unnest(array['app_server','app_tenant','app_admin']) r`,
  )
  if (!rows[0]?.member) await owner.query('grant app_server, app_tenant, app_admin to session_user')
}

async function createRole(owner: pg.Client, role: string): Promise<void> {
  const known = await owner.query('select 1 from pg_roles where rolname = $1', [role])
  if (known.rowCount) return
  try {
    await owner.query(`create role ${role} noinherit`)
  } catch (cause) {
    if (isDuplicate(cause)) return
    throw new Error(
      `The database user can’t create the role ${role}. Create it once as an administrator (docs/operate.md).`,
      {
        cause,
      },
    )
  }
}

// Another database of the same cluster may create the role concurrently.
const isDuplicate = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === '42710' || cause.code === '23505')
