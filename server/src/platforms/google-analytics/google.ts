import type { Outbound } from '../../outbound/outbound.ts'
import type { Access } from '../access.ts'
import type { Service } from '../service.ts'
import { createAuthorizer } from './authorize.ts'
import { createGoogleClient } from './client.ts'
import { readProperty } from './list-properties.ts'
import { readReport, type ReportRange, type SiteReport } from './read-report.ts'

export type { ReportRange, SiteDay, SiteReport } from './read-report.ts'

/** A brand's web analytics. It brings no comments. */
export interface GoogleAnalytics extends Service {
  readReport(access: Access, range: ReportRange, cursor: string | null): Promise<SiteReport>
}

export interface GoogleConfig {
  clientId: string | null
  clientSecret: string | null
  sleep?: (ms: number) => Promise<unknown>
}

/** Google Analytics 4. Credentials are `{ token, refreshToken }`; the account is the number of a property. */
export function createGoogleAnalytics(outbound: Outbound, config: GoogleConfig): GoogleAnalytics {
  const { clientId, clientSecret, sleep } = config
  const client = createGoogleClient(outbound, sleep)
  return {
    key: 'google',
    name: 'Google Analytics',
    authorizer: clientId && clientSecret ? createAuthorizer(outbound, client, { clientId, clientSecret }) : null,
    testConnection: async (access) => {
      const { name } = await readProperty(client, access)
      return { account: access.account, name }
    },
    readReport: (access, range, cursor) => readReport(client, access, range, cursor),
  }
}
