import { badIds, long, paged, uuid, type CallSample } from './sample-parts.ts'

const badFields: CallSample['bad'] = [
  { body: { name: ' ' } },
  { body: { name: long(121) } },
  { body: { name: 'a\0b' } },
  { body: { description: long(2001) } },
  { body: { status: 'done' } },
  { body: { ownerId: 'x' } },
  { body: { ownerId: uuid } },
  { body: { team: [uuid] } },
  { body: { team: 'me' } },
  { body: { dueOn: '2026-02-30' } },
  { body: { topics: ['weather'] } },
  { body: { topics: ['zip', 'size', 'look', 'price', 'taste', 'smell'] } },
  { body: { products: ['x'] } },
  { body: { products: [uuid] } },
  { body: { products: Array.from({ length: 21 }, () => uuid) } },
  { body: { countFrom: 'yesterday' } },
  { body: { countFrom: '1999-01-01' } },
  { body: { startedOn: '2999-01-01' } },
  { body: { shippedOn: '2999-01-01' } },
  { body: { change: long(501) } },
]
const badTasks: CallSample['bad'] = [
  { body: { title: ' ' } },
  { body: { title: long(201) } },
  { body: { assigneeId: 'x' } },
  { body: { assigneeId: uuid } },
  { body: { dueOn: 'soon' } },
  { body: { countsReplies: 'yes' } },
]
const badPicks: CallSample['bad'] = [
  { body: { commentIds: [] } },
  { body: { commentIds: ['x'] } },
  { body: { commentIds: Array.from({ length: 501 }, () => uuid) } },
]
const badPaths = (behind = ''): CallSample['bad'] => badIds.map((id) => ({ path: `/api/projects/${id}${behind}` }))
const badTaskPaths: CallSample['bad'] = badIds.map((id) => ({ path: `/api/projects/${uuid}/tasks/${id}` }))
const at =
  (behind: string, body?: Record<string, unknown>): CallSample['good'] =>
  ({ jobId }) => ({ path: `/api/projects/${jobId}${behind}`, ...(body && { body }) })

/** Calls of /projects. */
export const projectSamples: Record<string, CallSample> = {
  'GET /api/projects': {
    good: () => ({ path: '/api/projects' }),
    bad: paged('/api/projects', [
      'status=done',
      'owner=x',
      'product=x',
      'topic=weather',
      'due=never',
      'archived=no',
      'sort=size',
      `search=${long(201)}`,
      'search=%00',
    ]),
  },
  'GET /api/projects/preview': {
    good: () => ({ path: '/api/projects/preview' }),
    bad: [
      { path: '/api/projects/preview?topics=weather' },
      { path: '/api/projects/preview?products=x' },
      { path: '/api/projects/preview?from=yesterday' },
    ],
  },
  'POST /api/projects': {
    good: () => ({ path: '/api/projects', body: { name: 'Zip' } }),
    bad: [...badFields, { body: { alertId: 'x' } }],
  },
  'GET /api/projects/{projectId}': { good: at(''), bad: badPaths() },
  'PUT /api/projects/{projectId}': {
    good: at('', { version: 1 }),
    bad: [{ body: { version: 'one' } }, { body: { version: null } }, ...badPaths()],
  },
  'DELETE /api/projects/{projectId}': { good: at(''), bad: badPaths() },
  'POST /api/projects/{projectId}/restore': { good: at('/restore'), bad: badPaths('/restore') },
  'POST /api/projects/{projectId}/tasks': {
    good: at('/tasks', { title: 'Order a new zip' }),
    bad: [...badTasks.filter(({ body }) => JSON.stringify(body) !== `{"assigneeId":"${uuid}"}`), ...badPaths('/tasks')],
  },
  'PUT /api/projects/{projectId}/tasks/{taskId}': {
    good: at(`/tasks/${uuid}`, { done: true }),
    bad: [{ body: { done: 'yes' } }, { body: { after: 'x' } }, { body: { title: long(201) } }, ...badTaskPaths],
  },
  'DELETE /api/projects/{projectId}/tasks/{taskId}': { good: at(`/tasks/${uuid}`), bad: badTaskPaths },
  'POST /api/projects/{projectId}/comments': {
    good: ({ jobId, commentId }) => ({ path: `/api/projects/${jobId}/comments`, body: { commentIds: [commentId] } }),
    bad: [...badPicks, ...badPaths('/comments')],
  },
  'DELETE /api/projects/{projectId}/comments': {
    good: ({ jobId, commentId }) => ({ path: `/api/projects/${jobId}/comments`, body: { commentIds: [commentId] } }),
    bad: [...badPicks, ...badPaths('/comments')],
  },
  'GET /api/projects/{projectId}/activity': {
    good: at('/activity'),
    bad: [...paged(`/api/projects/${uuid}/activity`, []), ...badPaths('/activity')],
  },
  'POST /api/projects/{projectId}/notes': {
    good: at('/notes', { text: 'The mill answered.' }),
    bad: [{ body: { text: ' ' } }, { body: { text: long(2001) } }, { body: { text: 'a\0b' } }, ...badPaths('/notes')],
  },
  'DELETE /api/projects/{projectId}/notes/{noteId}': {
    good: at(`/notes/${uuid}`),
    bad: badIds.map((id) => ({ path: `/api/projects/${uuid}/notes/${id}` })),
  },
}
