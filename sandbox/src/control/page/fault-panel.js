import { byId, fill, fillOptions, make, toast } from './dom.js'
import { ask } from './api.js'

const PLATFORMS = [
  { platform: 'shopify', name: 'Shopify', letter: 'S' },
  { platform: 'judgeme', name: 'Judge.me', letter: 'J' },
  { platform: 'yotpo', name: 'Yotpo', letter: 'Y' },
  { platform: 'instagram', name: 'Instagram', letter: 'I' },
  { platform: 'facebook', name: 'Facebook', letter: 'F' },
  { platform: 'tiktok', name: 'TikTok', letter: 'T' },
  { platform: 'whatsapp', name: 'WhatsApp', letter: 'W' },
  { platform: 'google', name: 'Google', letter: 'G' },
  { platform: 'model', name: 'Model', letter: 'M' },
]

const FAULTS = {
  http500: { name: 'Returns 500', kind: 'refuses' },
  http429: { name: 'Rate limited', kind: 'delays' },
  timeout: { name: 'Never responds', kind: 'delays' },
  'drop-after-accept': { name: 'Accepts, then disconnects', kind: 'cuts' },
  'bad-json': { name: 'Invalid JSON', kind: 'cuts' },
  revoked: { name: 'Access revoked', kind: 'refuses' },
  slow: { name: 'Slow', kind: 'delays' },
  throttled: { name: 'Throttled, platform-specific', kind: 'delays' },
  'error-in-200': { name: 'Error in a 200', kind: 'refuses' },
}

let faults = []

export function startFaultPanel() {
  fill(
    byId('fault-platforms'),
    make('tr', {}, make('td', { class: 'fault-how' }, 'Click: always, ×1, ×3, off'), ...PLATFORMS.map(platformHead)),
  )
  fill(byId('fault-rows'), ...Object.entries(FAULTS).map(([fault, { name }]) => faultRow(fault, name)))
  byId('fault-rows').addEventListener('keydown', moveFocus)
  byId('clear-faults').addEventListener('click', () => report(ask('DELETE', 'faults')))
  byId('model').addEventListener('change', (event) => report(ask('POST', 'model', { mode: event.target.value })))
}

export function showFaultPanel(state) {
  faults = state.faults
  for (const button of byId('fault-rows').querySelectorAll('.fault')) showFault(button)
  byId('clear-faults').hidden = faults.length === 0
  byId('clear-faults').textContent = faults.length === 1 ? 'Clear fault' : `Clear all ${faults.length}`
  fillOptions(byId('model'), [{ options: state.modelModes.map((mode) => ({ value: mode, text: mode })) }], state.model)
}

function platformHead({ platform, name, letter }) {
  return make(
    'th',
    { scope: 'col' },
    make('i', { class: `mark ${platform}`, 'aria-hidden': 'true' }, letter),
    make('span', {}, name),
  )
}

function faultRow(fault, name) {
  const head = make('th', { scope: 'row' }, name, make('code', {}, fault))
  return make('tr', {}, head, ...PLATFORMS.map((platform) => make('td', {}, faultButton(fault, platform))))
}

function faultButton(fault, { platform, name }) {
  const isFirst = fault === 'http500' && platform === PLATFORMS[0].platform
  const press = () => report(cycleFault(platform, fault))
  const attributes = { type: 'button', class: 'fault', tabindex: isFirst ? 0 : -1, onclick: press }
  const button = make('button', attributes, make('b', {}))
  Object.assign(button.dataset, { platform, fault, name })
  return button
}

function faultAt(platform, fault) {
  return faults.find((one) => one.platform === platform && one.fault === fault) ?? null
}

function showFault(button) {
  const { platform, fault, name } = button.dataset
  const placed = faultAt(platform, fault)
  const often = placed === null ? 'off' : placed.times === null ? 'always' : `${placed.times} times`
  if (placed) button.dataset.kind = FAULTS[fault].kind
  else delete button.dataset.kind
  button.firstChild.textContent = placed?.times ? `×${placed.times}` : ''
  button.setAttribute('aria-label', `${name}: ${FAULTS[fault].name}, ${often}`)
}

// Off, always, once, three times, off.
function cycleFault(platform, fault) {
  const placed = faultAt(platform, fault)
  if (placed === null) return ask('POST', 'faults', { platform, fault })
  if (placed.times === null) return ask('POST', 'faults', { platform, fault, times: 1 })
  if (placed.times === 1) return ask('POST', 'faults', { platform, fault, times: 3 })
  return ask('DELETE', `faults?platform=${platform}&fault=${fault}`)
}

function moveFocus(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -PLATFORMS.length, ArrowDown: PLATFORMS.length }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...byId('fault-rows').querySelectorAll('.fault')]
  const next = buttons[buttons.indexOf(document.activeElement) + step]
  if (!next) return
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next.focus()
}

function report(request) {
  request.catch((error) => toast(error.message))
}
