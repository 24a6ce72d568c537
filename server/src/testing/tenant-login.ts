import pg from 'pg'
import type { TestApp } from './test-app.ts'

export interface TenantLogin {
  login: pg.Client
  /** Runs work inside a company, or inside none, and rolls it back. */
  inside<T>(companyId: string | null, work: (client: pg.Client) => Promise<T>): Promise<T>
}

/** A connection with exactly the product's rights; the caller ends it. */
export async function tenantLogin({ url }: TestApp): Promise<TenantLogin> {
  const login = new pg.Client({ connectionString: url })
  await login.connect()
  return {
    login,
    inside: async (companyId, work) => {
      await login.query('begin')
      await login.query('set local role app_tenant')
      if (companyId) await login.query(`set local app.company_id = '${companyId}'`)
      try {
        return await work(login)
      } finally {
        await login.query('rollback')
      }
    },
  }
}

/** The database's error code, or `done`. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )

export const DENIED = '42501'
