import { byId, fill, fillOptions, make, shortTime, toast } from './dom.js'

let whose = ''
let open = null
let lastState = null

export function startMailbox() {
  byId('mail-to').addEventListener('change', (event) => {
    whose = event.target.value
    open = null
    showMailbox(lastState)
  })
}

export function showMailbox(state) {
  lastState = state
  const everybody = [...new Set(state.mail.flatMap(({ to }) => to))].toSorted((a, b) => a.localeCompare(b))
  const options = [{ value: '', text: 'everyone' }, ...everybody.map((to) => ({ value: to, text: to }))]
  fillOptions(byId('mail-to'), [{ options }], whose)
  const messages = state.mail.filter(({ to }) => whose === '' || to.includes(whose))
  const chosen = messages.find(({ id }) => id === open) ?? messages[0]
  fill(byId('mail-list'), ...messages.map((mail) => mailLine(mail, mail === chosen, state.now)))
  if (messages.length === 0) fill(byId('mail-list'), make('p', { class: 'empty' }, 'No email yet.'))
  const key = chosen ? String(chosen.id) : ''
  if (byId('letter').dataset.shown === key) return
  byId('letter').dataset.shown = key
  fill(byId('letter'), ...(chosen ? [letter(chosen)] : []))
  byId('letter').scrollTop = 0
}

function mailLine(mail, isOpen, now) {
  const choose = () => {
    open = mail.id
    showMailbox(lastState)
  }
  return make(
    'button',
    { type: 'button', class: 'mail-line', 'data-key': mail.id, 'aria-current': String(isOpen), onclick: choose },
    make('b', {}, mail.subject || '(no subject)'),
    make('time', { datetime: mail.at }, shortTime(mail.at, now)),
    make('span', {}, `to ${mail.to.join(', ')}`),
  )
}

function letter(mail) {
  const text = mail.text || plainText(mail.html ?? '')
  const code = /(?<![\d/=])\d{6}(?!\d)/.exec(text)?.[0] ?? null
  // A code on its own line is shown large.
  const [before, after] = code ? text.split(new RegExp(`^\\s*${code}\\s*$`, 'm')) : [text]
  return make(
    'article',
    { class: 'letter' },
    stamp(),
    make('p', { class: 'from' }, `from ${mail.from}`),
    make('h3', {}, mail.subject || '(no subject)'),
    make('p', { class: 'body' }, before.trim()),
    code && make('p', { class: 'code' }, `${code.slice(0, 3)} ${code.slice(3)}`),
    code && make('button', { type: 'button', class: 'button', onclick: () => copy(code) }, 'Copy code'),
    after && make('p', { class: 'body after' }, after.trim()),
    make('div', { class: 'actions' }, ...mail.links.slice(0, 6).map(linkButton)),
  )
}

function linkButton(link) {
  const { host, pathname } = new URL(link)
  const attributes = { class: 'button', href: link, target: '_blank', rel: 'noreferrer', title: link }
  return make('a', attributes, `Open ${pathname === '/' ? host : pathname.slice(0, 40)} ↗`)
}

// Parsed without running scripts, as the document is never rendered.
function plainText(html) {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code)
    toast(`Copied ${code}.`)
  } catch {
    toast(`Couldn’t copy. The code is ${code}.`)
  }
}

function stamp() {
  return make('img', { class: 'stamp', src: '/_/page/stamp.svg', alt: '' })
}
