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
  http500: { name: 'Answers 500', kind: 'refuses' },
  http429: { name: 'Says slow down', kind: 'delays' },
  timeout: { name: 'Never answers', kind: 'delays' },
  'drop-after-accept': { name: 'Takes it, hangs up', kind: 'cuts' },
  'bad-json': { name: 'Talks nonsense', kind: 'cuts' },
  revoked: { name: 'Locks us out', kind: 'refuses' },
  slow: { name: 'Takes its time', kind: 'delays' },
  throttled: { name: 'Slows us its own way', kind: 'delays' },
  'error-in-200': { name: 'Says yes, means no', kind: 'refuses' },
}

let faults = []

export function startPegboard() {
  fill(
    byId('peg-platforms'),
    make(
      'tr',
      {},
      make('td', { class: 'peg-how' }, 'One press always, then ×1, ×3, out'),
      ...PLATFORMS.map(platformHead),
    ),
  )
  fill(byId('pegs'), ...Object.entries(FAULTS).map(([fault, { name }]) => faultRow(fault, name)))
  byId('pegs').addEventListener('keydown', moveAmongPegs)
  byId('pull').addEventListener('click', () => tell(ask('DELETE', 'faults')))
  byId('model').addEventListener('change', (event) => tell(ask('POST', 'model', { mode: event.target.value })))
}

export function showPegboard(state) {
  faults = state.faults
  for (const peg of byId('pegs').querySelectorAll('.peg')) showPeg(peg)
  byId('pull').hidden = faults.length === 0
  byId('pull').textContent = faults.length === 1 ? 'Pull it' : `Pull all ${faults.length}`
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
  return make('tr', {}, head, ...PLATFORMS.map((platform) => make('td', {}, pegButton(fault, platform))))
}

function pegButton(fault, { platform, name }) {
  const isFirst = fault === 'http500' && platform === PLATFORMS[0].platform
  const press = () => tell(turnPeg(platform, fault))
  const attributes = { type: 'button', class: 'peg', tabindex: isFirst ? 0 : -1, onclick: press }
  const peg = make('button', attributes, make('b', {}))
  Object.assign(peg.dataset, { platform, fault, name })
  return peg
}

function faultAt(platform, fault) {
  return faults.find((one) => one.platform === platform && one.fault === fault) ?? null
}

function showPeg(peg) {
  const { platform, fault, name } = peg.dataset
  const placed = faultAt(platform, fault)
  const often = placed === null ? 'no' : placed.times === null ? 'always' : `${placed.times} times`
  if (placed) peg.dataset.kind = FAULTS[fault].kind
  else delete peg.dataset.kind
  peg.firstChild.textContent = placed?.times ? `×${placed.times}` : ''
  peg.setAttribute('aria-label', `${name}: ${FAULTS[fault].name}, ${often}`)
}

// Nothing, always, once, three times, nothing.
function turnPeg(platform, fault) {
  const placed = faultAt(platform, fault)
  if (placed === null) return ask('POST', 'faults', { platform, fault })
  if (placed.times === null) return ask('POST', 'faults', { platform, fault, times: 1 })
  if (placed.times === 1) return ask('POST', 'faults', { platform, fault, times: 3 })
  return ask('DELETE', `faults?platform=${platform}&fault=${fault}`)
}

function moveAmongPegs(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -PLATFORMS.length, ArrowDown: PLATFORMS.length }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const pegs = [...byId('pegs').querySelectorAll('.peg')]
  const next = pegs[pegs.indexOf(document.activeElement) + step]
  if (!next) return
  for (const peg of pegs) peg.tabIndex = peg === next ? 0 : -1
  next.focus()
}

function tell(asked) {
  asked.catch((error) => toast(error.message))
}
