import { byId, fill, fillOptions, make, shortTime, toast } from './dom.js'
import { shopper } from './shoppers.js'
import { ask } from './api.js'

const PLATFORMS = [
  { platform: 'instagram', name: 'Instagram', letter: 'I' },
  { platform: 'facebook', name: 'Facebook', letter: 'F' },
  { platform: 'tiktok', name: 'TikTok', letter: 'T' },
]
const SEEN_AFTER_MS = 8000

let place = { platform: 'instagram', account: null, post: null, ...JSON.parse(localStorage.getItem('social') ?? '{}') }
let lastState = null
/** The content of this post when last rendered; null before that. */
let known = null
const fresh = new Set()

export function startSocial() {
  byId('social-tabs').append(...PLATFORMS.map(tab))
  byId('social-account').addEventListener('change', (event) => go({ account: event.target.value, post: null }))
  byId('social-post').addEventListener('change', (event) => go({ post: event.target.value }))
  byId('social-form').addEventListener('submit', (event) => {
    event.preventDefault()
    comment().catch((error) => toast(error.message))
  })
}

export async function showSocial(state) {
  lastState = state
  for (const button of byId('social-tabs').children)
    button.setAttribute('aria-pressed', String(button.dataset.platform === place.platform))
  const accounts = state.accounts.filter(({ platform }) => platform === place.platform)
  const account = accounts.find((one) => one.account === place.account) ?? accounts[0] ?? null
  byId('social-form').hidden = account === null
  byId('social-choice').hidden = account === null
  if (account === null) return showNothing()
  place.account = account.account
  const options = accounts.map((one) => ({ value: one.account, text: one.name }))
  fillOptions(byId('social-account'), [{ options }], account.account)
  const { platform } = place
  const query = new URLSearchParams({ platform, account: account.account, post: place.post ?? '' })
  showFeed(await ask('GET', `feed?${query}`), account, state.now)
}

function tab({ platform, name, letter }) {
  return make(
    'button',
    { type: 'button', 'data-platform': platform, onclick: () => go({ platform, account: null, post: null }) },
    make('i', { class: `mark ${platform}`, 'aria-hidden': 'true' }, letter),
    ` ${name}`,
  )
}

function go(change) {
  place = { ...place, ...change }
  localStorage.setItem('social', JSON.stringify(place))
  known = null
  fresh.clear()
  showSocial(lastState).catch((error) => toast(error.message))
}

function showNothing() {
  byId('social-picture').hidden = true
  byId('social-caption').textContent = ''
  fill(byId('social-comments'), make('p', { class: 'empty' }, 'No accounts yet.'))
}

function showFeed({ posts, post, comments }, account, now) {
  const options = posts.map(({ id, caption }) => ({ value: id, text: caption.slice(0, 60) || 'No caption' }))
  fillOptions(
    byId('social-post'),
    [{ options: options.length > 0 ? options : [{ value: '', text: 'No posts yet' }] }],
    post?.id,
  )
  byId('social-picture').hidden = !post?.picture
  if (post?.picture) byId('social-picture').src = `/_/${post.picture}`
  fill(
    byId('social-caption'),
    make('b', {}, account.name),
    ` ${post?.caption ?? 'Your comment creates the first post.'}`,
  )
  const ids = comments.flatMap((one) => [one, ...one.replies]).map(({ id }) => id)
  for (const id of known === null ? [] : ids.filter((one) => !known.has(one))) markFresh(id)
  known = new Set(ids)
  const items = comments.flatMap((one) => [
    item(one, now, false),
    ...one.replies.map((reply) => item(reply, now, true)),
  ])
  fill(byId('social-comments'), ...items)
  if (items.length === 0) fill(byId('social-comments'), make('p', { class: 'empty' }, 'No comments yet.'))
  byId('social-comments').querySelector('.arrived')?.scrollIntoView({ block: 'nearest' })
}

function item({ id, author, own, text, at, hidden }, now, isReply) {
  const classes = ['remark', isReply && 'nested', own && 'own', fresh.has(id) && 'arrived'].filter(Boolean).join(' ')
  return make(
    'article',
    { class: classes },
    make('span', { class: 'face', 'aria-hidden': 'true' }, (author ?? '?').slice(0, 1).toUpperCase()),
    make(
      'p',
      {},
      make('b', {}, author ?? 'somebody'),
      ` ${text} `,
      make('time', { datetime: at }, shortTime(at, now)),
      hidden ? make('span', { class: 'new' }, 'hidden') : null,
      fresh.has(id) && own ? make('span', { class: 'new' }, 'NEW') : null,
    ),
  )
}

function markFresh(id) {
  fresh.add(id)
  setTimeout(() => {
    fresh.delete(id)
    showSocial(lastState).catch((error) => toast(error.message))
  }, SEEN_AFTER_MS)
}

async function comment() {
  const text = byId('social-text').value.trim()
  if (text === '') return
  const { platform, account, post } = place
  const webhook = byId('social-webhook').value
  const username = shopper().name.toLowerCase().replace(/\s+/g, '.')
  await ask('POST', 'comments', { platform, account, ...(post ? { mediaId: post } : {}), text, username, webhook })
  byId('social-text').value = ''
  if (webhook === 'late') toast('Posted. Its webhook arrives in 5 seconds.')
  if (webhook === 'lost') toast('Posted. Its webhook is lost, so only the next sync will find it.')
}
