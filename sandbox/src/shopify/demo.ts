import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from '../world/world.ts'
import { CHARGES, later, UNDECIDED, type Charge } from './billing/charge.ts'

/** What the demo companies pay for through their shops; a missing file is nothing. */
export function loadDemoShops(world: World, directory: string): void {
  const path = join(directory, 'companies.json')
  const companies = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoCompany[]) : []
  for (const { billing } of companies) {
    if (!billing) continue
    const charge = chargeOf(billing, world.epoch)
    world.drawers.keep(CHARGES, charge.id, charge)
  }
}

function chargeOf({ id, name, price, currency, approvedDaysAgo, shopDomain }: DemoBilling, epoch: Date): Charge {
  const approvedAt = later(epoch.toISOString(), -approvedDaysAgo)
  return {
    ...UNDECIDED,
    id,
    kind: 'AppSubscription',
    shop: shopDomain,
    name,
    returnUrl: 'https://bizamply.example/billing',
    test: true,
    price: { amount: price, currencyCode: currency },
    interval: 'EVERY_30_DAYS',
    trialDays: 0,
    replacement: 'STANDARD',
    signature: id,
    createdAt: approvedAt,
    updatedAt: approvedAt,
    status: 'ACTIVE',
    approvedAt,
    currentPeriodEnd: later(approvedAt, 30),
  }
}

interface DemoCompany {
  billing?: DemoBilling
}

/** A subscription that runs: `id` is the number at the end of its gid. */
interface DemoBilling {
  id: string
  plan: string
  name: string
  price: string
  currency: string
  approvedDaysAgo: number
  shopDomain: string
}
