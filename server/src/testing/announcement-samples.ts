import { badIds, long, nothing, uuid, type CallSample } from './sample-parts.ts'

const path = '/api/admin/announcements'
const typed = { title: 'Maintenance', text: 'On Sunday.', until: '2099-01-01T00:00:00.000Z' }

const bad: CallSample['bad'] = [
  { body: { ...typed, title: ' ' } },
  { body: { ...typed, title: long(121) } },
  { body: { ...typed, title: 'a\nb' } },
  { body: { ...typed, text: '' } },
  { body: { ...typed, text: long(4001) } },
  { body: { ...typed, text: 'a\0b' } },
  { body: { ...typed, link: 'javascript:alert(1)' } },
  { body: { ...typed, link: '//evil.test' } },
  { body: { ...typed, link: 'http://plain.test' } },
  { body: { ...typed, link: `/${long(500)}` } },
  { body: { ...typed, from: 'tomorrow' } },
  { body: { ...typed, until: '2020-01-01' } },
]

/** Calls for administrators' announcements. */
export const announcementSamples: Record<string, CallSample> = {
  'GET /api/announcements': nothing('/api/announcements'),
  'GET /api/admin/announcements': nothing(path),
  'POST /api/admin/announcements': { good: () => ({ path, body: typed }), bad },
  'PUT /api/admin/announcements/{id}': {
    good: () => ({ path: `${path}/${uuid}`, body: typed }),
    bad: [...bad, ...badIds.map((id) => ({ path: `${path}/${id}`, body: typed }))],
  },
  'POST /api/admin/announcements/{id}/end': {
    good: () => ({ path: `${path}/${uuid}/end` }),
    bad: badIds.map((id) => ({ path: `${path}/${id}/end` })),
  },
}
