import type { Person, PersonLine, PersonRow } from '@bizamply/contract/people'

export const personId = (n: number): string => `01a1fe39-f086-7359-aeee-0000000000${String(n).padStart(2, '0')}`

export const peopleCall = 'GET /api/people'
export const personCall = `GET /api/people/${personId(1)}`

export const aPerson = (n: number, more: Partial<PersonRow> = {}): PersonRow => ({
  id: personId(n),
  name: `Customer ${n}`,
  email: `c${n}@example.test`,
  comments: 3,
  pending: 1,
  sent: 2,
  rated: 2,
  rating: 2.5,
  platforms: ['judgeme', 'instagram'],
  repeatedTopic: null,
  firstAt: '2026-11-03T09:00:00.000Z',
  lastAt: '2026-11-20T09:00:00.000Z',
  ...more,
})

export const peoplePage = (rows: PersonRow[], nextCursor: string | null = null) => ({
  body: { success: true, data: rows, pagination: { nextCursor, limit: 50 } },
})

export const wrote = (n: number, at: string): PersonLine => ({
  kind: 'comment',
  at,
  commentId: personId(50 + n),
  platform: n === 1 ? 'judgeme' : 'instagram',
  status: 'pending',
  rating: n === 1 ? 2 : null,
  text: `Words ${n}`,
  product: null,
})

const first = { commentId: personId(51), at: '2026-11-03T09:00:00.000Z', platform: 'judgeme', rated: true } as const

export const onePerson = (more: Partial<Person> = {}): Person => ({
  ...aPerson(1, { repeatedTopic: 'zip' }),
  draft: 0,
  comments: 2,
  identities: [{ kind: 'email', platform: null, value: 'c1@example.test', comments: 2, evidence: first }],
  contacts: [{ phone: '4915112345678', name: 'Jo', by: 'email' }],
  matches: { [personId(52)]: [{ kind: 'email', with: first }] },
  splits: [],
  splitFrom: null,
  items: [
    { kind: 'message', at: '2026-11-21T09:00:00.000Z', direction: 'in', text: 'Thank you!', status: 'received' },
    wrote(2, '2026-11-20T09:00:00.000Z'),
    {
      kind: 'note',
      at: '2026-11-10T09:00:00.000Z',
      commentId: personId(51),
      author: 'Mara Lind',
      text: 'Called twice.',
    },
    wrote(1, '2026-11-03T09:00:00.000Z'),
  ],
  ...more,
})
