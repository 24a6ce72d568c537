import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { FAULTS } from '../store/faults.ts'
import { MODEL_MODES } from '../store/model-mode.ts'
import type { Shop } from '../store/shops.ts'
import type { Store } from '../store/store.ts'
import { SOCIAL } from '../store/platforms.ts'
import { presentAccount } from './feed.ts'
import { activityLines } from './activity.ts'

/** Everything the page shows but the reviews; waits until something is newer than `since`. */
export async function answerState(store: Store, productUrl: string | null, { query }: Exchange): Promise<Answer> {
  if (Number(query.get('since')) === store.version()) await nextChange(store)
  return json(200, {
    version: store.version(),
    now: store.clock.now().toISOString(),
    consoleUrl: productUrl,
    shops: [...store.shops.values()]
      .filter(({ platform }) => platform === 'judgeme')
      .map((shop) => ({ ...presentShop(shop), ...atShopify(store, shop.domain) })),
    accounts: store.accounts
      .all()
      .filter(({ platform }) => SHOWN_ACCOUNTS.has(platform))
      .map(presentAccount),
    faults: store.faults.list(),
    faultNames: FAULTS,
    model: store.model.mode,
    modelModes: MODEL_MODES,
    record: { total: store.record.size(), lines: activityLines(store, ACTIVITY_LENGTH) },
    mail: store.mail.slice(-MAIL_LENGTH).reverse(),
  })
}

/** Whether the shop sells at Shopify, and whether our app is installed there now. */
function atShopify(store: Store, domain: string) {
  return {
    sells: store.accounts.find('shopify', domain) !== null,
    installed: store.tokens.of('shopify', domain).some(({ state }) => state !== 'revoked'),
  }
}

function nextChange(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.onChange(done)
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
const ACTIVITY_LENGTH = 60
const MAIL_LENGTH = 50
const MOST_PRODUCTS = 60
