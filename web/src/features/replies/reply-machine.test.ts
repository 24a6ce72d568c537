import type { Comment } from '@bizamply/contract/comments'
import { describe, expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import type { Failure } from './failure-words.ts'
import { initialReply, nextReply, shownStep, type ReplyEvent, type ReplyState, type Step } from './reply-machine.ts'

const draft = aDraft(1)
const failure: Failure = { tone: 'danger', title: 'Not sent', text: 'Judge.me said no.' }
const by = (state: NonNullable<Comment['delivery']>['state'], more: Partial<Comment> = {}): Comment =>
  aDraft(1, { delivery: aDelivery(state), ...(state === 'posted' ? { status: 'sent' } : {}), ...more })
const channels = ['platform'] as const

const steps = {
  idle: initialReply.step,
  generating: { name: 'generating', text: 'Dear', of: draft },
  draft: { name: 'draft', credits: 2 },
  requested: { name: 'sending', accepted: false, channels, of: draft },
  waiting: { name: 'waiting', undoing: false, channels, of: draft },
  undoing: { name: 'waiting', undoing: true, channels, of: draft },
  sending: { name: 'sending', accepted: true, channels, of: draft },
  sent: { name: 'sent', channels },
  failed: { name: 'failed', failure, of: draft },
  unknown: { name: 'unknown' },
} satisfies Record<string, Step>
type Name = keyof typeof steps

const events = {
  generate: { type: 'generate', request: 'r', newKey: 'new', comment: draft },
  text: { type: 'text', text: 'Dear Nora' },
  generated: { type: 'generated', request: 'r', credits: 2 },
  send: { type: 'send', request: 'r', newKey: 'new', comment: draft, channels },
  accepted: { type: 'accepted', request: 'r', canUndo: true },
  'accepted immediately': { type: 'accepted', request: 'r', canUndo: false },
  undo: { type: 'undo', comment: by('queued') },
  undone: { type: 'undone' },
  'undo refused': { type: 'undo-refused' },
  'refused clearly': { type: 'refused', request: 'r', kind: 'clear', failure, comment: draft },
  'no clear answer': { type: 'refused', request: 'r', kind: 'unclear', failure, comment: null },
  'started elsewhere': { type: 'refused', request: 'r', kind: 'elsewhere', failure, comment: by('queued') },
  'is queued': { type: 'comment', comment: by('queued') },
  'is being sent': { type: 'comment', comment: by('sending') },
  'was posted': { type: 'comment', comment: by('posted') },
  'was rejected': { type: 'comment', comment: by('failed') },
  'has an unknown result': { type: 'comment', comment: by('unknown') },
  'was cancelled': { type: 'comment', comment: by('cancelled') },
  'read before it started': { type: 'comment', comment: draft },
  dismiss: { type: 'dismiss' },
  depart: { type: 'depart' },
} satisfies Record<string, ReplyEvent>

const at = (step: Step): ReplyState => ({ ...initialReply, step, keys: new Map([['r', 'first']]) })
const nameOf = ({ step }: ReplyState): string =>
  step.name === 'sending' && !step.accepted
    ? 'requested'
    : step.name === 'waiting' && step.undoing
      ? 'undoing'
      : step.name

const busy: Name[] = ['generating', 'requested', 'waiting', 'undoing', 'sending']

/** The next step for each event and step; steps not listed stay unchanged. */
const table: Record<keyof typeof events, Partial<Record<Name, string>>> = {
  generate: all('generating', ['idle', 'draft', 'sent', 'failed', 'unknown']),
  text: { generating: 'generating' },
  generated: { generating: 'draft' },
  send: all('requested', ['idle', 'draft', 'sent', 'failed', 'unknown']),
  accepted: { requested: 'waiting' },
  'accepted immediately': { requested: 'sending' },
  undo: all('undoing', ['idle', 'draft', 'waiting', 'sending', 'sent', 'failed', 'unknown']),
  undone: { undoing: 'draft' },
  'undo refused': { undoing: 'sending' },
  'refused clearly': { generating: 'failed', requested: 'failed' },
  'no clear answer': { generating: 'failed', requested: 'failed' },
  'started elsewhere': { generating: 'failed', requested: 'sending' },
  'is queued': { failed: 'idle', unknown: 'idle' },
  'is being sent': { waiting: 'sending', failed: 'idle', unknown: 'idle' },
  'was posted': { ...all('sent', ['waiting', 'undoing', 'sending']), failed: 'idle', unknown: 'idle' },
  'was rejected': { ...all('failed', ['waiting', 'undoing', 'sending']), unknown: 'idle' },
  'has an unknown result': all('unknown', ['waiting', 'undoing', 'sending']),
  'was cancelled': { ...all('draft', ['waiting', 'undoing', 'sending']), unknown: 'idle' },
  'read before it started': { unknown: 'idle' },
  dismiss: all('idle', ['draft', 'sent', 'failed', 'unknown']),
  // Only out of the list: what happens to the reply stays as it is.
  depart: Object.fromEntries(busy.map((name) => [name, name])),
}

function all(to: string, from: Name[]): Partial<Record<Name, string>> {
  return Object.fromEntries(from.map((name) => [name, to]))
}

describe.for(Object.keys(events) as (keyof typeof events)[])('%s', (event) => {
  test.for(Object.keys(steps) as Name[])('from %s', (from) => {
    const before = at(steps[from])
    const after = nextReply(before, events[event])
    const to = table[event][from]
    if (to === undefined) expect(after).toBe(before)
    else expect(nameOf(after)).toBe(to)
  })
})

describe('the idempotency key', () => {
  const send = (newKey: string, request = 'r'): ReplyEvent => ({ ...events.send, newKey, request })
  const run = (...given: ReplyEvent[]): ReplyState => given.reduce(nextReply, initialReply)

  test('stays that of the first press, however often Send is pressed', () => {
    expect(run(send('a'), send('b'), send('c')).keys.get('r')).toBe('a')
  })

  test('is reused by a retry without a clear answer, and dropped after an answer', () => {
    const lost = events['no clear answer']
    expect(run(send('a'), lost, send('b')).keys.get('r')).toBe('a')
    expect(run(send('a'), lost, send('b'), events.accepted).keys.has('r')).toBe(false)
    expect(run(send('a'), events['refused clearly'], send('b')).keys.get('r')).toBe('b')
  })

  test('differs for another request', () => {
    const state = run(send('a'), events['no clear answer'], send('b', 'other'))
    expect([...state.keys]).toEqual([
      ['r', 'a'],
      ['other', 'b'],
    ])
  })
})

describe('a request without a clear answer', () => {
  const lost = (comment: Comment): ReplyEvent => ({ ...events['no clear answer'], comment })

  test('that arrived is followed to its end, and its key is dropped', () => {
    const state = nextReply(at(steps.requested), lost(by('queued')))
    expect(state).toMatchObject({ step: { name: 'sending', accepted: true, channels: ['platform'] } })
    expect(state.keys.size).toBe(0)
    expect(nextReply(state, events['was posted']).step).toEqual({ name: 'sent', channels: ['platform'] })
  })

  test('is a failure when the draft only got a newer version', () => {
    expect(nextReply(at(steps.requested), lost(aDraft(1, { version: 2 }))).step.name).toBe('failed')
  })

  test('counts as a draft if the reply was generated', () => {
    expect(nextReply(at(steps.generating), lost(aDraft(1, { version: 2 }))).step.name).toBe('draft')
  })

  test('isn’t a failure if someone else was faster', () => {
    const refused: ReplyEvent = { ...events['started elsewhere'], comment: by('posted') }
    expect(nextReply(at(steps.requested), refused).step.name).toBe('idle')
  })
})

describe('a comment that departs', () => {
  const away = (step: Step): ReplyState => nextReply({ ...at(step), pinned: true }, events.depart)

  test.for(busy)('is out of its list while it is %s', (name) => {
    expect(away(steps[name])).toMatchObject({ departed: true, pinned: false, step: steps[name] })
  })

  test.for(Object.keys(steps).filter((name) => !busy.some((one) => one === name)) as Name[])(
    'stays in its list if it is %s',
    (name) => expect(away(steps[name])).toMatchObject({ departed: false, pinned: true }),
  )

  test.for([
    ['waiting', 'was rejected'],
    ['sending', 'has an unknown result'],
    ['requested', 'refused clearly'],
    ['requested', 'no clear answer'],
    ['undoing', 'undone'],
    ['waiting', 'was cancelled'],
  ] as const)('from %s, after “%s”, is back in its place', ([from, event]) => {
    expect(nextReply(away(steps[from]), events[event])).toMatchObject({ departed: false, pinned: true })
  })

  test('stays away while the server works on it, and for good once the reply is out', () => {
    const accepted = nextReply(away(steps.requested), events.accepted)
    expect(accepted.departed).toBe(true)
    expect(nextReply(accepted, events['is being sent']).departed).toBe(true)
    expect(nextReply(accepted, events['was posted'])).toMatchObject({ departed: false, pinned: false })
  })
})

test("a retried send doesn't take the old failed delivery for its own result", () => {
  const before = by('failed')
  const step: Step = { ...steps.sending, of: before }
  expect(nextReply(at(step), { type: 'comment', comment: before }).step).toBe(step)
  const again = by('failed', { delivery: { ...aDelivery('failed'), id: 'e' } })
  expect(nextReply(at(step), { type: 'comment', comment: again }).step.name).toBe('failed')
})

test('a send by both channels ends when neither is pending, and names the channels that succeeded', () => {
  const step: Step = { ...steps.waiting, channels: ['platform', 'whatsapp'] }
  const half = by('posted', { whatsappDelivery: { ...aDelivery('queued'), channel: 'whatsapp' } })
  expect(nextReply(at(step), { type: 'comment', comment: half }).step).toBe(step)
  const whole = by('posted', { whatsappDelivery: { ...aDelivery('failed'), channel: 'whatsapp' } })
  expect(nextReply(at(step), { type: 'comment', comment: whole }).step).toEqual({
    name: 'sent',
    channels: ['platform'],
  })
})

test("a send from another window can be undone here, an ended send can't", () => {
  expect(nextReply(at(steps.idle), events.undo).step).toMatchObject({ name: 'waiting', undoing: true })
  const ended: ReplyEvent = { type: 'undo', comment: by('posted') }
  expect(nextReply(at(steps.idle), ended).step).toBe(steps.idle)
})

test('confirmed claims accumulate, and a comment is unpinned when its list changes', () => {
  const confirm = (spanId: string): ReplyEvent => ({ type: 'confirm-claim', spanId })
  const state = [confirm('a'), confirm('b'), events.send].reduce(nextReply, initialReply)
  expect([...state.confirmedClaims]).toEqual(['a', 'b'])
  expect(state.pinned).toBe(true)
  expect(nextReply(state, { type: 'unpin' }).pinned).toBe(false)
})

test.for([
  ['idle', draft, 'draft'],
  ['idle', aDraft(1, { status: 'pending' }), 'pending'],
  ['idle', by('queued'), 'sending'],
  ['idle', by('unknown'), 'unknown'],
  ['idle', by('posted'), 'sent'],
  ['generating', draft, 'generating'],
  ['requested', draft, 'sending'],
  ['waiting', draft, 'sending'],
  ['waiting', by('cancelled'), 'draft'],
  ['sending', by('posted'), 'sent'],
  ['failed', by('failed'), 'draft'],
] as const)('%s with the comment from the server', ([step, comment, shown]) => {
  expect(shownStep(steps[step], comment)).toBe(shown)
})
