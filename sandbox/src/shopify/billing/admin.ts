import { fieldsOf, html, redirect, textIn, type Answer, type Exchange } from '../../server/exchange.ts'
import { WEBHOOK_MODES } from '../../webhooks/webhook-sender.ts'
import { catchUp } from './catch-up.ts'
import { findCharge, type Charge } from './charge.ts'
import { adminPage, confirmPage, decidedPage } from './confirm-page.ts'
import { approve, decline, isOpen } from './decide.ts'
import type { ShopifyContext } from '../context.ts'

/** The admin pages of a shop's charges; null for any other URL. */
export function answerAdmin(context: ShopifyContext, exchange: Exchange): Answer | null {
  const { store } = context
  if (exchange.path === '/admin') return html(200, adminPage(store, exchange.host, 'Home', HOME))
  const [, id] = /^\/admin\/charges\/\d+\/(\d+)\/\w+\/confirm_\w+$/.exec(exchange.path) ?? []
  if (id === undefined) return null
  catchUp(context)
  const charge = findCharge(store, id)
  if (charge?.shop !== exchange.host || charge.signature !== exchange.query.get('signature'))
    return html(404, adminPage(store, exchange.host, 'We couldn’t find this charge', HOME))
  if (!isOpen(charge)) return html(200, decidedPage(store, charge))
  if (exchange.method !== 'POST') return html(200, confirmPage(context, charge))
  return decideOn(context, charge, exchange)
}

/** Approving redirects to the app; declining never does. */
function decideOn(context: ShopifyContext, charge: Charge, exchange: Exchange): Answer {
  const fields = fieldsOf(exchange) ?? {}
  const mode = WEBHOOK_MODES.find((one) => one === textIn(fields, 'webhook'))
  switch (textIn(fields, 'decision')) {
    case 'approve':
      approve(context, charge, mode)
      return redirect(wayBack(charge))
    case 'decline':
      decline(context, charge, mode)
      return redirect(`/${exchange.host}/admin`)
    default:
      return html(400, confirmPage(context, charge))
  }
}

/** Keeps the app's own query unchanged. */
export function wayBack({ returnUrl, id }: Charge): string {
  const [address = '', ...hash] = returnUrl.split('#')
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return [`${address}${joint}charge_id=${id}`, ...hash].join('#')
}

const HOME = `<p>This is the shop’s admin. Apps and their charges are under Settings.</p>`
