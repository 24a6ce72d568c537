import { byId } from './dom.js'

/** On a narrow screen only one section is open; the other tabs count their new entries. */
const counted = {
  shop: (state) => state.record.total,
  social: (state) => linesOf(state, ['instagram', 'facebook', 'tiktok']),
  phone: (state) => linesOf(state, ['whatsapp']),
  mail: (state) => state.mail.length,
  faults: (state) => state.faults.length,
  activity: newestLine,
}
const seen = new Map()
let open = 'shop'
let lastState = null

export function startTabs() {
  byId('tabs').addEventListener('click', (event) => {
    const place = event.target.closest('[data-place]')?.dataset.place
    if (!place) return
    openPlace(place)
    scrollTo({ top: 0 })
    if (lastState) showTabs(lastState)
  })
  openPlace(open)
}

export function showTabs(state) {
  lastState = state
  for (const button of byId('tabs').children) {
    const { place } = button.dataset
    const count = counted[place](state)
    if (!seen.has(place) || place === open) seen.set(place, count)
    const unseenCount = place === 'faults' ? count : count - seen.get(place)
    const badge = button.querySelector('b')
    badge.hidden = unseenCount <= 0
    badge.textContent = String(unseenCount)
  }
}

function linesOf({ record }, platforms) {
  return record.lines.filter((line) => platforms.includes(line.platform) && !line.bad).length
}

function newestLine({ record }) {
  return record.total
}

function openPlace(place) {
  open = place
  for (const section of document.querySelectorAll('main > .place'))
    section.classList.toggle('open', section.id === place)
  for (const button of byId('tabs').children)
    button.setAttribute('aria-current', String(button.dataset.place === place))
}
