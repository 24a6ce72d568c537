import type { Notification } from '@bizamply/contract/notifications'
import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'

const one = (id: string, time: string, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'comment',
  commentId: id,
  projectId: null,
  alertId: null,
  jobId: null,
  title: '',
  message: '',
  productName: null,
  platform: null,
  time,
  rating: null,
  risks: [],
  read: true,
  ...more,
})
const shown = (list: Notification[]) =>
  arrange(list, (time) => time.slice(0, 10)).map(({ day, parts }) => [
    day,
    ...parts.map((part) => (Array.isArray(part) ? part.map(({ id }) => id) : part.id)),
  ])

test('in a day, sensitive ones come first, and three or more new reviews in a row are one part, except the latest', () => {
  const list = [
    one('x', '2026-11-21T15:00'),
    one('y', '2026-11-21T14:00'),
    one('z', '2026-11-21T13:00'),
    one('a', '2026-11-21T12:00'),
    one('b', '2026-11-21T11:00'),
    one('c', '2026-11-21T10:00', { kind: 'risk', risks: ['injury'] }),
    one('d', '2026-11-21T09:00'),
    one('e', '2026-11-21T08:00', { kind: 'bulk' }),
    one('f', '2026-11-21T07:00'),
    one('g', '2026-11-20T12:00', { kind: 'low-rating' }),
    one('h', '2026-11-20T11:00', { risks: ['legal'] }),
  ]
  expect(shown(list)).toEqual([
    ['2026-11-21', 'c', 'x', 'y', 'z', ['a', 'b', 'd'], 'e', 'f'],
    ['2026-11-20', 'h', 'g'],
  ])
})

test('other notifications are never folded, and two older reviews aren’t either', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((id) => one(id, '2026-11-21T12:00'))
  const low = ['f', 'g', 'h'].map((id) => one(id, '2026-11-21T11:00', { kind: 'low-rating' }))
  expect(shown([...list, ...low])).toEqual([['2026-11-21', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']])
})
