import { byId, fill, make, shortTime, toast } from './dom.js'
import { ask } from './api.js'

const LETTERS = {
  shopify: 'S',
  judgeme: 'J',
  yotpo: 'Y',
  instagram: 'I',
  facebook: 'F',
  tiktok: 'T',
  whatsapp: 'W',
  google: 'G',
  model: 'M',
}
let newest = null

export function showActivity({ record, now }) {
  byId('activity-total').textContent = record.total === 1 ? '1 line' : `${record.total.toLocaleString('en')} lines`
  const lines = record.lines.map((line) => activityLine(line, now))
  const first = record.lines[0] ? JSON.stringify(record.lines[0]) : null
  if (newest !== null && first !== newest) lines[0]?.classList.add('arrived')
  newest = first ?? ''
  if (lines.length === 0) lines.push(make('li', { class: 'empty' }, 'No requests yet.'))
  fill(byId('activity-lines'), ...lines)
}

function activityLine(line, now) {
  const letter = LETTERS[line.platform]
  return make(
    'li',
    {},
    make(
      'button',
      {
        type: 'button',
        class: line.bad ? 'activity-line bad' : 'activity-line',
        'data-key': `${line.call} ${line.at} ${line.kind}`,
        onclick: () => openRequest(line).catch((error) => toast(error.message)),
      },
      make('time', { datetime: line.at }, shortTime(line.at, now)),
      make('i', { class: `mark ${letter ? line.platform : 'other'}`, title: line.platform }, letter ?? '?'),
      make('b', {}, line.kind),
      make('span', { class: 'activity-text' }, line.text),
      make('span', { class: 'key' }, line.key ? line.key.slice(-4) : '–'),
    ),
  )
}

async function openRequest(line) {
  const call = line.call === null ? null : (await ask('GET', `calls/${line.call}`).catch(() => null))?.data
  fill(byId('request-body'), ...(call ? callFacts(call) : lineFacts(line)))
  byId('request').showModal()
}

function callFacts(call) {
  const answer = call.status === null ? 'none' : String(call.status)
  const took = call.durationMs === null ? 'still open' : `${call.durationMs} ms`
  const query = new URLSearchParams(call.query).toString()
  return [
    facts({
      When: new Date(call.at).toLocaleString('en-GB'),
      Request: `${call.method} https://${call.host}${call.path}${query ? `?${query}` : ''}`,
      Answer: `${answer}, ${took}`,
      Body: call.bodyComplete ? 'complete' : 'incomplete',
    }),
    make(
      'pre',
      {},
      Object.entries(call.headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    ),
    ...(call.body ? [make('pre', {}, indented(call.body))] : []),
  ]
}

function lineFacts(line) {
  const note = make('p', {}, 'The request isn’t stored: it predates this start or belongs to the demo data.')
  return [facts({ When: new Date(line.at).toLocaleString('en-GB'), Kind: line.kind }), make('pre', {}, line.text), note]
}

function facts(named) {
  return make(
    'dl',
    { class: 'facts' },
    ...Object.entries(named).flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
  )
}

function indented(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
