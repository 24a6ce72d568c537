import { byId, fill, fillOptions, make, shortTime, toast } from './dom.js'
import { shopper } from './shoppers.js'
import { ask } from './api.js'

let account = localStorage.getItem('handset')
let lastState = null
let shown = null

/** The shopper's WhatsApp: what businesses sent to their number, and what they write back. */
export function startHandset() {
  byId('phone-account').addEventListener('change', (event) => {
    account = event.target.value
    localStorage.setItem('handset', account)
    shown = null
    showHandset(lastState).catch((error) => toast(error.message))
  })
  byId('phone-form').addEventListener('submit', (event) => {
    event.preventDefault()
    send().catch((error) => toast(error.message))
  })
  document.addEventListener('shopper', () => lastState && showHandset(lastState).catch((error) => toast(error.message)))
}

export async function showHandset(state) {
  lastState = state
  const businesses = state.accounts.filter(({ platform }) => platform === 'whatsapp')
  const business = businesses.find((one) => one.account === account) ?? businesses[0] ?? null
  const number = digitsOf(shopper().phone)
  byId('phone-form').hidden = business === null || number === ''
  if (business === null) return showNote('No business numbers yet.')
  account = business.account
  const options = businesses.map((one) => ({ value: one.account, text: `${one.name}, ${one.phone ?? ''}` }))
  fillOptions(byId('phone-account'), [{ options }], business.account)
  if (number === '')
    return showNote(`${shopper().name} has no phone number. Choose another shopper, or add one with a number.`)
  const { data, openUntil } = await ask('GET', `messages?account=${business.account}&phone=${number}`)
  showWindow(openUntil, state.now)
  if (data.length === 0) return showNote('No messages yet.')
  const isNews = shown !== null && data.length > shown
  shown = data.length
  fill(byId('phone-messages'), ...data.map((message) => bubble(message, state.now)))
  byId('phone-messages').lastElementChild.classList.toggle('arrived', isNews)
  byId('phone-messages').scrollTop = byId('phone-messages').scrollHeight
}

function showNote(text) {
  shown = 0
  fill(byId('phone-messages'), make('p', { class: 'empty' }, text))
}

function showWindow(openUntil, now) {
  const isOpen = openUntil !== null && openUntil > now
  byId('phone-window').textContent = isOpen
    ? `Free replies until ${shortTime(openUntil, now)}, ${new Date(openUntil).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
    : 'Closed: only templates are delivered'
}

function bubble({ direction, text, template, at, status, error }, now) {
  const state = direction === 'in' ? '' : error ? `failed, ${error.code}` : status
  return make(
    'article',
    { class: `bubble ${direction}${error ? ' failed' : ''}` },
    template ? make('code', {}, `template ${template}`) : null,
    make('p', {}, text),
    make('time', { datetime: at }, `${shortTime(at, now)} ${state}`.trim()),
  )
}

async function send() {
  const text = byId('phone-text').value.trim()
  if (text === '') return
  const { name, phone } = shopper()
  await ask('POST', 'messages', { account, from: digitsOf(phone), name, text })
  byId('phone-text').value = ''
}

const digitsOf = (phone) => (phone ?? '').replace(/\D/g, '')
