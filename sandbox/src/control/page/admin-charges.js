import { actionButton, adminRow, money } from './admin-row.js'
import { make, shortTime } from './dom.js'

export function chargeRow(charge, now, act) {
  const { id, name, price, kind, status, currentPeriodEnd, createdAt } = charge
  const often = kind === 'AppSubscription' ? 'every 30 days' : 'once'
  const facts = [
    `${money(price.amount, price.currencyCode)} ${often}`,
    currentPeriodEnd ? `paid until ${dayOf(currentPeriodEnd)}` : `requested ${shortTime(createdAt, now)}`,
    charge.beginsAt ? `starts ${dayOf(charge.beginsAt)}` : null,
    charge.endsAt ? `replaced ${dayOf(charge.endsAt)}` : null,
    charge.stuck ? 'its payment fails' : null,
    `no. ${id}`,
  ]
  const button = ([what, text]) => actionButton(text, `${id} ${what}`, () => act('POST', `charges/${id}`, { do: what }))
  const actions = actionsOf(charge).map(button)
  const { confirmationUrl } = charge
  if (confirmationUrl)
    actions.unshift(make('a', { href: confirmationUrl.replace('https:/', ''), target: '_blank' }, 'Open approval page'))
  return adminRow({ name, facts: facts.filter(Boolean).join(' · '), status, actions })
}

function actionsOf({ kind, status, approvedAt, stuck }) {
  const again = ['deliver', 'Send webhook again']
  if (status === 'PENDING' && stuck) return [['unstick', 'Complete payment'], again]
  if (status === 'PENDING' && approvedAt === null) {
    const decided = [
      ['approve', 'Approve'],
      ['decline', 'Decline'],
      ['expire', 'Expire'],
    ]
    return [...decided, ['stick', 'Hold payment'], again]
  }
  if (kind === 'AppSubscription' && status === 'ACTIVE') return [['freeze', 'Freeze'], ['cancel', 'Cancel'], again]
  if (kind === 'AppSubscription' && status === 'FROZEN') return [['unfreeze', 'Unfreeze'], ['cancel', 'Cancel'], again]
  return [again]
}

function dayOf(iso) {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}
