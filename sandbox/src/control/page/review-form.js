import { byId, make, star, toast } from './dom.js'
import { SAMPLE_REVIEWS } from './sample-reviews.js'
import { shopper } from './shoppers.js'
import { ask } from './api.js'

const WEBHOOKS = ['once', 'twice', 'late', 'lost']
let rating = 0
const turns = new Map()

/** `place` returns the shop and product shown in the storefront. */
export function startReviewForm(place) {
  for (let value = 1; value <= 5; value += 1) byId('stars').append(starChoice(value))
  byId('webhook').append(...WEBHOOKS.map(webhookChoice))
  byId('samples').append(...SAMPLE_REVIEWS.map(sampleButton))
  byId('text').addEventListener('input', () => pressMood(null))
  byId('text').addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) byId('review').requestSubmit()
  })
  byId('review').addEventListener('submit', (event) => {
    event.preventDefault()
    post(place()).catch((error) => complain(error.message))
  })
}

async function post(place) {
  const text = byId('text').value.trim()
  if (rating === 0) return complain('Choose a star rating.')
  if (text === '') return complain('Write a review, or pick a sample.')
  complain(null)
  const { name, email, phone } = shopper()
  const webhook = document.querySelector('input[name=webhook]:checked').value
  await ask('POST', 'reviews', { platform: 'judgeme', ...place, rating, text, name, email, phone, webhook })
  byId('text').value = ''
  pressMood(null)
  setRating(0)
  if (webhook === 'late') toast('Posted. Its webhook arrives in 5 seconds.')
  if (webhook === 'lost') toast('Posted. Its webhook is lost, so only the next sync will find it.')
}

function starChoice(value) {
  const choose = () => setRating(value)
  const input = make('input', { type: 'radio', name: 'rating', value, 'aria-label': `${value} of 5`, onchange: choose })
  return make('label', {}, input, star(false))
}

function setRating(value) {
  rating = value
  for (const [place, label] of byId('stars').querySelectorAll('label').entries()) {
    label.firstChild.checked = place + 1 === value
    label.lastChild.classList.toggle('full', place < value)
  }
}

function webhookChoice(value) {
  const input = make('input', { type: 'radio', name: 'webhook', value, checked: value === 'once' })
  return make('label', {}, input, make('span', {}, value))
}

function sampleButton(mood) {
  const take = () => {
    const turn = turns.get(mood) ?? 0
    turns.set(mood, turn + 1)
    byId('text').value = mood.texts[turn % mood.texts.length]
    setRating(mood.rating)
    pressMood(mood.name)
    complain(null)
  }
  return make('button', { type: 'button', 'aria-pressed': 'false', onclick: take }, mood.name)
}

function pressMood(name) {
  for (const button of byId('samples').children)
    button.setAttribute('aria-pressed', String(button.textContent === name))
}

function complain(text) {
  byId('problem').hidden = text === null
  byId('problem').textContent = text ?? ''
}
