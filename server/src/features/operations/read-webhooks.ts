import type { ServiceKey } from '@bizamply/contract/service-facts'
import type { WebhookOverview } from '@bizamply/contract/operations'
import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { readRefusals, type Refusal } from '../../db/refused-webhooks.ts'
import { REMOVAL_RECEIPT } from '../comments/index.ts'
import { readCompanies } from './read-companies.ts'

const DAY_MS = 86_400_000
const MOST = 100

/** Each webhook counts once, even if repeated; refusals are counted by the hour. */
export async function readWebhooks(services: Services): Promise<WebhookOverview> {
  const now = services.now().getTime()
  const [day, week] = [new Date(now - DAY_MS), new Date(now - 7 * DAY_MS)]
  const received = await services.db.asAdmin((tx) =>
    prepared<{ platform: string; day: number; week: number }>(
      tx,
      'operations.webhooks',
      `select c.platform, (count(*) filter (where r.received_at >= $1))::int as day, count(*)::int as week
       from app.webhook_receipts r join app.connections c on c.company_id = r.company_id and c.id = r.connection_id
       where r.received_at >= $2 and not starts_with(r.dedupe_key, $3) group by c.platform`,
      [day, week, REMOVAL_RECEIPT],
    ),
  )
  const { platforms } = services
  const keys = platforms.keys.filter((key) => 'ensureWebhooks' in (platforms.service(key) ?? {}))
  const refusals = (await readRefusals(services.db, week)).filter(isOf(keys))
  const shown = refusals.slice(0, MOST)
  const companies = await readCompanies(
    services,
    shown.map(({ companyId }) => companyId),
  )
  const sum = (platform: ServiceKey, since: Date): number =>
    refusals.reduce((all, one) => (one.platform === platform && one.hour >= since ? all + one.count : all), 0)
  return {
    platforms: keys.map((platform) => {
      const { day: ofDay = 0, week: ofWeek = 0 } = received.find((row) => row.platform === platform) ?? {}
      return {
        platform,
        // Messages are stored by their own ids and leave no receipt, so only comments are counted.
        received: platforms.find(platform) ? { day: ofDay, week: ofWeek } : null,
        refused: { day: sum(platform, day), week: sum(platform, week) },
      }
    }),
    refusals: shown.map(({ platform, reason, hour, count, companyId }) => ({
      platform,
      reason,
      count,
      hour: hour.toISOString(),
      company: (companyId && companies.get(companyId)) || null,
    })),
  }
}

const isOf =
  (keys: readonly string[]) =>
  <R extends Refusal>(one: R): one is R & { platform: ServiceKey } =>
    keys.includes(one.platform)
