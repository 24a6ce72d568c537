import type { Services } from '../context.ts'
import { doWebhook } from '../router/route-webhook.ts'

type Work = (services: Services, payload: { companyId: string; deliveryId: string }) => Promise<void>

/** Processes every stored webhook, oldest first, as a worker would. */
export async function doWebhooks(services: Services, work: Work = doWebhook): Promise<void> {
  const rows = await services.db.asAdmin(async (tx) => {
    const text = 'select company_id, id from app.webhook_deliveries order by received_at, id'
    return (await tx.$client.query<{ company_id: string; id: string }>(text)).rows
  })
  for (const { company_id: companyId, id: deliveryId } of rows) await work(services, { companyId, deliveryId })
}
