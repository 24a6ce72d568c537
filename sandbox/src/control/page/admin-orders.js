import { actionButton, adminRow, money } from './admin-row.js'
import { shortTime } from './dom.js'

export function orderRow(order, now, act) {
  const { id, name, codes, off, total, currency, createdAt, cancelledAt } = order
  const facts = [
    money(total, currency),
    codes.length > 0 ? `${codes.join(', ')} saved ${money(off, currency)}` : 'no code',
    shortTime(createdAt, now),
  ]
  const actions = cancelledAt
    ? []
    : [actionButton('Cancel', `${id} cancel`, () => act('POST', `orders/${id}`, { do: 'cancel' }))]
  return adminRow({ name, facts: facts.join(' · '), status: cancelledAt ? 'cancelled' : 'paid', actions })
}
