import { describe, expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { whyNotEdit, whyNotGenerate, whyNotSend, type Means } from './reply-permissions.ts'

const prices = { generateCredits: 2, sendCredits: 1, whatsappExtraCredits: 1 }
const able: Means = {
  prices,
  available: 10,
  mayWrite: true,
  maySend: true,
  mayOrganize: true,
  isOffline: false,
  blockOf: () => null,
}
const nothing: ReadonlySet<string> = new Set()
const claim = { id: 's1', start: 0, end: 5, kind: 'delivery', reason: 'No order says so.' }

describe('generating', () => {
  test('is possible for a pending comment, and again for a draft', () => {
    expect(whyNotGenerate(aComment(1), able)).toBeNull()
    expect(whyNotGenerate(aDraft(1), able)).toBeNull()
  })
  test('says how many credits are missing', () => {
    expect(whyNotGenerate(aComment(1), { ...able, available: 1 })).toEqual({ why: 'credits', needed: 2, available: 1 })
  })
  test('is refused for viewers, for sent comments, and while a send is pending or unknown', () => {
    expect(whyNotGenerate(aComment(1), { ...able, mayWrite: false })?.why).toBe('role')
    expect(whyNotGenerate(aComment(1, { status: 'sent' }), able)?.why).toBe('nothing-to-do')
    expect(whyNotGenerate(aDraft(1, { delivery: aDelivery('queued') }), able)?.why).toBe('sending')
    expect(whyNotGenerate(aDraft(1, { delivery: aDelivery('unknown') }), able)?.why).toBe('unknown')
  })
  test('waits for the network', () => {
    expect(whyNotGenerate(aComment(1), { ...able, isOffline: true })).toEqual({ why: 'offline' })
    expect(whyNotGenerate(aComment(1, { status: 'sent' }), { ...able, isOffline: true })?.why).toBe('nothing-to-do')
    expect(whyNotSend(aDraft(1), { ...able, isOffline: true }, nothing)).toEqual({ why: 'offline' })
  })
  test('is left to the server while price or balance is unknown', () => {
    expect(whyNotGenerate(aComment(1), { ...able, prices: undefined })).toBeNull()
    expect(whyNotGenerate(aComment(1), { ...able, available: undefined })).toBeNull()
  })
})

describe('sending', () => {
  test('is possible for a draft, also after a failed attempt', () => {
    expect(whyNotSend(aDraft(1), able, nothing)).toBeNull()
    expect(whyNotSend(aDraft(1, { delivery: aDelivery('failed') }), able, nothing)).toBeNull()
    expect(whyNotSend(aComment(1), able, nothing)?.why).toBe('nothing-to-do')
  })
  test('waits until each unsupported claim is confirmed', () => {
    const draft = aDraft(1, { spans: [claim] })
    expect(whyNotSend(draft, able, nothing)?.why).toBe('claims')
    expect(whyNotSend(draft, able, new Set(['s1']))).toBeNull()
  })
  test('waits until a reply to a sensitive review was read', () => {
    const risk = { ...claim, id: 's2', kind: 'risk' }
    expect(whyNotSend(aDraft(1, { spans: [risk] }), able, nothing)?.why).toBe('risk')
    expect(whyNotSend(aDraft(1, { spans: [claim, risk] }), able, nothing)?.why).toBe('claims')
    expect(whyNotSend(aDraft(1, { spans: [claim, risk] }), able, new Set(['s1']))?.why).toBe('risk')
    expect(whyNotSend(aDraft(1, { spans: [{ ...risk, kind: 'caution' }] }), able, nothing)).toBeNull()
  })
  test('and generating wait while someone else edits', () => {
    const busy = { ...able, editedBy: 'Mara Lind' }
    expect(whyNotSend(aDraft(1), busy, nothing)?.why).toBe('editing')
    expect(whyNotGenerate(aDraft(1), busy)?.why).toBe('editing')
  })
  test('is refused for imported reviews, because they have no platform', () => {
    expect(whyNotSend(aDraft(1, { platform: 'import' }), able, nothing)?.why).toBe('no-platform')
    expect(whyNotSend(aDraft(1, { platform: 'trustpilot' }), able, nothing)?.why).toBe('no-platform')
    expect(whyNotGenerate(aDraft(1, { platform: 'import' }), able)).toBeNull()
  })
  test('needs a connected platform and a credit', () => {
    expect(whyNotSend(aDraft(1), { ...able, blockOf: () => 'not-connected' }, nothing)?.why).toBe('not-connected')
    expect(whyNotSend(aDraft(1), { ...able, available: 0 }, nothing)).toMatchObject({ needed: 1, available: 0 })
  })
})

test('only drafts that are not being sent can be edited', () => {
  expect(whyNotEdit(aDraft(1), able)).toBeNull()
  expect(whyNotEdit(aDraft(1, { delivery: aDelivery('sending') }), able)?.why).toBe('sending')
  expect(whyNotEdit(aComment(1), able)?.why).toBe('nothing-to-do')
})
