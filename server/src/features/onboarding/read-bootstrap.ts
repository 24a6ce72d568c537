import type { Bootstrap } from '@bizamply/contract/brands'
import type { Services } from '../../context.ts'
import { composerFor, readModel } from '../company-model/index.ts'
import { readBalanceAndHeld, readSettings } from '../credits/index.ts'
import { countUnreadByBrand } from '../notifications/index.ts'
import { readPreferences } from '../settings/index.ts'

/** Bootstrap data of the console, in one response instead of four. */
export async function readBootstrap(
  services: Services,
  who: { companyId: string; userId: string },
): Promise<Omit<Bootstrap, 'eventPosition'>> {
  const [prices, preferences, { model, ...ofCompany }] = await Promise.all([
    readSettings(services.db.global),
    readPreferences(services, who.userId),
    services.db.inCompany(who.companyId, async (tx) => ({
      balance: await readBalanceAndHeld(tx, who.companyId),
      unread: await countUnreadByBrand(tx, who),
      model: await readModel(tx, who.companyId),
    })),
  ])
  const composer = composerFor({ ...services, companyId: who.companyId }, model).kind
  return { prices, preferences, composer, ...ofCompany }
}
