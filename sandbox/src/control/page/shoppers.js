import { byId, fill, make } from './dom.js'

const ALWAYS_THERE = [
  { name: 'Beatriz Souza', email: 'beatriz.souza@example.org', phone: '+351 912 555 014' },
  { name: 'Jonas Brandt', email: 'jonas.brandt@example.org', phone: '+49 151 5550 1420' },
  { name: '森 優希', email: 'yuki.mori@example.org', phone: '' },
  { name: 'Grace Okafor', email: '', phone: '' },
]

let shoppers = [...ALWAYS_THERE, ...JSON.parse(localStorage.getItem('shoppers') ?? '[]')]
let current = shoppers.find(({ name }) => name === localStorage.getItem('shopper')) ?? shoppers[0]

/** The author of the next review. */
export function shopper() {
  return current
}

export function startShoppers() {
  const dialog = byId('shoppers')
  byId('who').addEventListener('click', () => {
    showList()
    dialog.showModal()
  })
  byId('add-shopper').addEventListener('submit', (event) => {
    event.preventDefault()
    const added = Object.fromEntries(new FormData(event.target))
    shoppers = [...shoppers.filter(({ name }) => name !== added.name), added]
    localStorage.setItem('shoppers', JSON.stringify(shoppers.filter((one) => !ALWAYS_THERE.includes(one))))
    event.target.reset()
    choose(added)
  })
  choose(current)
}

function choose(one) {
  current = one
  localStorage.setItem('shopper', one.name)
  byId('who-name').textContent = one.name
  byId('who-face').textContent = initials(one.name)
  byId('shoppers').close()
  document.dispatchEvent(new Event('shopper'))
}

function showList() {
  fill(
    byId('shopper-list'),
    ...shoppers.map((one) =>
      make(
        'button',
        { type: 'button', class: 'shopper', 'aria-pressed': String(one === current), onclick: () => choose(one) },
        make('span', { class: 'face' }, initials(one.name)),
        make('b', {}, one.name),
        make('span', {}, [one.email, one.phone].filter(Boolean).join(' · ') || 'no email, no phone'),
      ),
    ),
  )
}

function initials(name) {
  const words = name.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}
