import { actionButton, adminRow, money } from './admin-row.js'
import { byId, make } from './dom.js'

const FIELDS = {
  Title: { name: 'title', required: true, maxlength: 255, autocomplete: 'off' },
  Code: { name: 'code', maxlength: 60, autocomplete: 'off' },
  Ends: { name: 'ends', type: 'date' },
  Percent: { name: 'percent', type: 'number', min: 1, max: 100, placeholder: 'none: shipping' },
  Amount: { name: 'amount', type: 'number', min: 0.01, step: 0.01 },
  Limit: { name: 'limit', type: 'number', min: 1, placeholder: 'none' },
}

/** The discount in the form; null for a new discount. */
let edited = null
let shopShown = () => ''

export function startDiscountForm(shop, act) {
  shopShown = shop
  const form = byId('discount-form')
  byId('discount-fields').append(
    ...Object.entries(FIELDS).map(([label, attributes]) => make('label', {}, label, make('input', attributes))),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const given = { shop: shop(), ...fieldsOf(form) }
    const done = edited
      ? act('PUT', `discounts/${edited.id}`, given)
      : act('POST', 'discounts', { ...given, kind: given.percent || given.amount ? 'basic' : 'shipping' })
    void done.then(() => edit(null))
  })
  byId('discount-new').addEventListener('click', () => edit(null))
}

export function discountRow(one, act) {
  const { id, title, code, status, used, usageLimit } = one
  const facts = [worthOf(one), title, `used ${used}${usageLimit === null ? '' : ` of ${usageLimit}`}`, endOf(one)]
  const body = { shop: shopShown() }
  const turn = status === 'EXPIRED' ? ['activate', 'Activate'] : ['end', 'End']
  const actions = [
    actionButton('Edit', `${id} edit`, () => edit(one)),
    actionButton(turn[1], `${id} ${turn[0]}`, () => act('PUT', `discounts/${id}`, { ...body, do: turn[0] })),
    actionButton('Delete', `${id} delete`, () =>
      act('DELETE', `discounts/${id}?shop=${encodeURIComponent(body.shop)}`),
    ),
  ]
  return adminRow({ name: code || 'no code', facts: facts.filter(Boolean).join(' · '), status, actions })
}

function worthOf({ percentage, amount, kind }) {
  if (percentage !== null) return `${Math.round(percentage * 100)}%`
  if (amount) return money(amount.amount, amount.currencyCode)
  return kind === 'DiscountCodeFreeShipping' ? 'free shipping' : 'buy X get Y'
}

function endOf({ endsAt }) {
  return endsAt === null
    ? null
    : `to ${new Date(endsAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}`
}

function fieldsOf(form) {
  const { title, code, percent, amount, limit, ends } = Object.fromEntries(new FormData(form))
  return {
    title,
    code,
    ...(percent ? { percent: Number(percent) } : amount ? { amount: Number(amount) } : {}),
    usageLimit: limit ? Number(limit) : null,
    endsAt: typeof ends === 'string' && ends !== '' ? new Date(`${ends}T23:59:59`).toISOString() : null,
  }
}

function edit(discount) {
  edited = discount
  const form = byId('discount-form')
  form.reset()
  byId('discount-heading').textContent = discount ? `Edit ${discount.code || discount.title}` : 'New discount'
  byId('discount-new').hidden = discount === null
  if (!discount) return
  const { title, code, percentage, amount, usageLimit, endsAt } = discount
  const values = {
    title,
    code,
    percent: percentage === null ? '' : Math.round(percentage * 100),
    amount: amount?.amount ?? '',
    limit: usageLimit ?? '',
    ends: endsAt?.slice(0, 10) ?? '',
  }
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value
  form.elements.title.focus()
}
