import { escapeHtml } from '../../oauth/consent-page.ts'
import { WEBHOOK_MODES } from '../../webhooks/webhook-sender.ts'
import type { Store } from '../../store/store.ts'
import { isDeferred, replacedBy } from './decide.ts'
import type { Charge } from './charge.ts'
import type { ShopifyContext } from '../context.ts'

/** The page in the shop's admin where the merchant approves or declines a charge. */
export function confirmPage(context: ShopifyContext, charge: Charge): string {
  const { name, price, kind, interval, trialDays } = charge
  const often = kind === 'AppPurchaseOneTime' ? 'once' : interval === 'ANNUAL' ? 'every year' : 'every 30 days'
  const rows = [
    ['App', APP],
    ['Item', name],
    ['Price', `${amountOf(charge)} ${often}`],
    ...(trialDays > 0 ? [['Free for', `${trialDays} days`]] : []),
    ...replacementRow(context, charge),
  ]
  const heading = kind === 'AppPurchaseOneTime' ? 'Approve charge' : 'Approve subscription'
  const modes = WEBHOOK_MODES.map((mode) => `<option>${mode}</option>`).join('')
  return adminPage(
    context.store,
    charge.shop,
    heading,
    `${charge.test ? '<p class="note">This is a test charge. You won’t be billed.</p>' : ''}
<dl>${rows.map(([term, label]) => `<dt>${escapeHtml(term!)}</dt><dd>${escapeHtml(label!)}</dd>`).join('')}</dl>
<p>The shop's bill will show ${escapeHtml(price.currencyCode)} ${escapeHtml(Number(price.amount).toFixed(2))}.</p>
<form method="post"><div class="row"><button name="decision" value="decline">Decline</button>
<button name="decision" value="approve" class="yes">Approve</button></div>
<p class="play"><label for="webhook">The sandbox sends the webhook</label>
<select id="webhook" name="webhook"><option value="">as usual</option>${modes}</select></p></form>`,
  )
}

/** Shown after the decision. */
export function decidedPage(store: Store, charge: Charge): string {
  const waits = charge.beginsAt === null ? '' : ' It starts when the previous subscription ends.'
  const label: Record<Charge['status'], string> = {
    PENDING: charge.stuck ? 'You approved it, but the payment failed.' : `You’ve already approved this charge.${waits}`,
    ACTIVE: 'You’ve already approved this charge.',
    DECLINED: 'You declined this charge. Request it again in the app.',
    EXPIRED: 'This charge expired because it wasn’t approved within two days. Request it again in the app.',
    FROZEN: 'This subscription is frozen until the shop pays its bill.',
    CANCELLED: 'This subscription was canceled.',
  }
  const shown = `<p>${escapeHtml(charge.name)}, ${escapeHtml(amountOf(charge))}</p>`
  return adminPage(store, charge.shop, 'Nothing to approve', `${shown}<p role="status">${label[charge.status]}</p>`)
}

export function adminPage(store: Store, shop: string, heading: string, content: string): string {
  const name = escapeHtml(store.accounts.find('shopify', shop)?.name ?? shop)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${heading} · ${name} · Shopify (sandbox)</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><header><b>Shopify</b><span>simulated by the sandbox</span><span class="shop">${name}</span></header>
<main><h1>${heading}</h1>${content}</main></body></html>`
}

function replacementRow(context: ShopifyContext, charge: Charge): string[][] {
  const before = replacedBy(context, charge)
  if (!before) return []
  const waits = before.status === 'ACTIVE' && isDeferred(charge, before) && before.currentPeriodEnd
  return [['Replaces', `${before.name}, ${waits ? `on ${before.currentPeriodEnd!.slice(0, 10)}` : 'immediately'}`]]
}

function amountOf({ price: { amount, currencyCode } }: Charge): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).format(Number(amount))
}

const APP = 'Bizamply'
const STYLE = `body{margin:0;background:#f1f1f1;color:#202223;font:15px/1.5 system-ui,sans-serif}
header{display:flex;gap:12px;align-items:baseline;padding:12px 20px;background:#1a1a1a;color:#fff}header span{color:#c9cccf;font-size:13px}header .shop{margin-left:auto;color:#fff}
main{box-sizing:border-box;width:min(560px,calc(100vw - 32px));margin:40px auto;padding:24px 28px;background:#fff;border-radius:12px;box-shadow:0 1px 3px #0003}
h1{margin:0 0 16px;font-size:22px;line-height:1.3}.note{padding:10px 14px;background:#fff1c2;border-radius:8px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:0 0 16px;padding:16px;border:1px solid #dcdfe2;border-radius:8px}dt{color:#5c5f62}dd{margin:0;font-weight:600;text-align:right;overflow-wrap:anywhere}
.row{display:flex;justify-content:flex-end;gap:12px;margin-top:20px}button{min-height:40px;padding:0 20px;font:inherit;font-weight:600;border:1px solid #8c9196;border-radius:8px;background:#fff;color:inherit;cursor:pointer}.yes{background:#005c43;border-color:#005c43;color:#fff}
.play{display:flex;gap:8px;justify-content:flex-end;align-items:center;margin:20px 0 0;color:#5c5f62;font-size:13px}select{min-height:32px;font:inherit}:focus-visible{outline:2px solid #005bd3;outline-offset:2px}
a{color:#005bd3}`
