import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { FAULTS } from '../world/faults.ts'
import { MODEL_MODES } from '../world/model-mode.ts'
import type { Shop } from '../world/shops.ts'
import type { World } from '../world/world.ts'
import { SOCIAL } from '../world/platforms.ts'
import { presentAccount } from './feed.ts'
import { rollLines } from './roll.ts'

/** Everything the page shows but the reviews; waits until something is newer than `since`. */
export async function answerState(world: World, productUrl: string | null, { query }: Exchange): Promise<Answer> {
  if (Number(query.get('since')) === world.version()) await nextChange(world)
  return json(200, {
    version: world.version(),
    now: world.clock.now().toISOString(),
    consoleUrl: productUrl,
    shops: [...world.shops.values()]
      .filter(({ platform }) => platform === 'judgeme')
      .map((shop) => ({ ...presentShop(shop), ...atShopify(world, shop.domain) })),
    accounts: world.accounts
      .all()
      .filter(({ platform }) => SHOWN_ACCOUNTS.has(platform))
      .map(presentAccount),
    faults: world.faults.list(),
    faultNames: FAULTS,
    model: world.model.mode,
    modelModes: MODEL_MODES,
    record: { total: world.record.size(), lines: rollLines(world, ROLL_LENGTH) },
    mail: world.mail.slice(-MAIL_LENGTH).reverse(),
  })
}

/** Whether the shop sells at Shopify, and whether our app is installed there now. */
function atShopify(world: World, domain: string) {
  return {
    sells: world.accounts.find('shopify', domain) !== null,
    installed: world.tokens.of('shopify', domain).some(({ state }) => state !== 'revoked'),
  }
}

function nextChange(world: World): Promise<void> {
  return new Promise((resolve) => {
    const stop = world.onChange(done)
    const timer = setTimeout(done, HOLD_MS)
    timer.unref()
    function done(): void {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}

function presentShop(shop: Shop) {
  const ofProduct = new Map<number | null, { count: number; stars: number }>()
  for (const { productExternalId: product, rating } of shop.reviews) {
    const sum = ofProduct.get(product) ?? { count: 0, stars: 0 }
    ofProduct.set(product, { count: sum.count + 1, stars: sum.stars + rating })
  }
  const figures = (product: number | null) => {
    const { count, stars } = ofProduct.get(product) ?? { count: 0, stars: 0 }
    return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10 }
  }
  const products = shop.products.slice(0, MOST_PRODUCTS).map((product) => ({
    externalId: product.externalId,
    handle: product.handle,
    title: product.title,
    details: product.details,
    price: product.price,
    currency: product.currency,
    picture: product.picture,
    ...figures(product.externalId),
  }))
  return { shop: shop.domain, name: shop.name, ...figures(null), products }
}

const SHOWN_ACCOUNTS = new Set<string>([...SOCIAL, 'whatsapp'])
const HOLD_MS = 20_000
const ROLL_LENGTH = 60
const MAIL_LENGTH = 50
const MOST_PRODUCTS = 60
