import { json, type Answer } from '../server/exchange.ts'
import type { Ask } from '../graph/ask.ts'
import { badParameter } from '../graph/errors.ts'
import { pageOf } from '../graph/page-of.ts'
import type { Store } from '../store/store.ts'

export interface Template {
  id: string
  waba: string
  name: string
  language: string
  category: string
  status: string
  body: string
}

export function templatesOf(store: Store, waba: string): Template[] {
  const all = store.collections.all(TEMPLATES).map(([, value]) => value as Template)
  const own = all.filter((template) => template.waba === waba)
  return own.length > 0 ? own : READY.map((ready, n) => ({ ...ready, waba, id: `${waba}${n}` }))
}

export function answerTemplates(store: Store, ask: Ask, waba: string): Answer {
  if (ask.method === 'GET') return listTemplates(store, ask, waba)
  const { name = '', language = '', category = '' } = ask.given
  if (ask.method === 'DELETE') {
    for (const one of templatesOf(store, waba))
      if (one.name === name) keepTemplate(store, { ...one, status: 'DELETED' })
    return json(200, { success: true })
  }
  const body = bodyIn(ask.body['components'])
  if (!/^[a-z0-9_]{1,512}$/.test(name) || !language || !category || !body) return badParameter('Invalid parameter')
  const template = { id: store.nextId(), waba, name, language, category, status: 'PENDING', body }
  keepTemplate(store, template)
  return json(200, { id: template.id, status: template.status, category })
}

/** The built-in templates are copied to the business at its first change. */
export function keepTemplate(store: Store, template: Template): void {
  const all = templatesOf(store, template.waba)
  for (const one of [...all.filter(({ id }) => id !== template.id), template]) {
    store.commit({ type: 'stored', collection: TEMPLATES, key: `${one.waba} ${one.name} ${one.language}`, value: one })
  }
}

function listTemplates(store: Store, ask: Ask, waba: string): Answer {
  const standing = templatesOf(store, waba).filter(({ status }) => status !== 'DELETED')
  return pageOf(
    ask,
    standing.map(({ id, name, language, category, status, body }) => {
      return { id, name, language, category, status, components: [{ type: 'BODY', text: body }] }
    }),
  )
}

function bodyIn(components: unknown): string | null {
  const list: unknown[] = Array.isArray(components) ? components : []
  const body = list.find((one) => typeof one === 'object' && one !== null && 'type' in one && one.type === 'BODY')
  return typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string' ? body.text : null
}

const TEMPLATES = 'whatsapp templates'
const READY = [
  {
    name: 'review_thanks',
    language: 'en_US',
    category: 'UTILITY',
    status: 'APPROVED',
    body: 'Hello {{1}}, thank you for your review. {{2}}',
  },
  {
    name: 'review_thanks',
    language: 'de',
    category: 'UTILITY',
    status: 'APPROVED',
    body: 'Hallo {{1}}, danke für Ihre Bewertung. {{2}}',
  },
  {
    name: 'season_greetings',
    language: 'en_US',
    category: 'MARKETING',
    status: 'PAUSED',
    body: 'Hello {{1}}, our new season is here.',
  },
]
