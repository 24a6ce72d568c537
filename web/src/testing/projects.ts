import type { ProjectPage, ProjectRow, ProjectTask } from '@bizamply/contract/projects'

export const id = (n: number): string => `01a1fe39-f086-7359-addd-0000000000${String(n).padStart(2, '0')}`

export const listCall = 'GET /api/projects'
export const oneCall = `GET /api/projects/${id(1)}`

const nora = { id: 'user-1', name: 'Nora Vance' }
const mara = { id: '01a1fe39-f086-7359-addd-0000000000bb', name: 'Mara Lind' }

export const aProject = (more: Partial<ProjectRow> = {}): ProjectRow => ({
  id: id(1),
  name: 'Zip that catches',
  description: 'New zip from the supplier',
  status: 'in-progress',
  owner: nora,
  team: [mara],
  dueOn: '2026-12-04',
  topics: ['zip'],
  products: [{ id: id(90), name: 'Canvas Backpack', image: null }],
  tasks: 7,
  tasksDone: 5,
  version: 3,
  archivedAt: null,
  createdAt: '2026-09-07T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  rating: null,
  ...more,
})

export const tiles = {
  total: 8,
  tasks: 42,
  openTasks: 17,
  inProgress: 4,
  late: 1,
  dueSoon: 1,
  completed: 2,
  onHold: 1,
  onHoldSince: '2026-11-02',
  archived: 0,
}

/** A page of the project list; `more` overrides its other fields. */
export const projectList = (rows: ProjectRow[], more: object = {}, nextCursor: string | null = null) => ({
  body: {
    success: true,
    data: rows,
    pagination: { nextCursor, limit: 24 },
    counts: Object.fromEntries(
      ['planning', 'in-progress', 'on-hold', 'completed'].map((status) => [
        status,
        rows.filter((one) => one.status === status).length,
      ]),
    ),
    tiles,
    today: '2026-11-21',
    suggestion: null,
    availability: 'available',
    ...more,
  },
})

export const aTask = (n: number, more: Partial<ProjectTask> = {}): ProjectTask => ({
  id: id(10 + n),
  title: `Task ${n}`,
  assignee: null,
  dueOn: null,
  countsReplies: false,
  doneAt: null,
  ...more,
})

export const aPage = (more: Partial<ProjectPage> = {}): ProjectPage => {
  const { rating: _, ...row } = aProject()
  return {
    ...row,
    tasks: 3,
    tasksDone: 1,
    countFrom: '2026-07-06',
    countFromSet: false,
    alertFrom: null,
    startedOn: '2026-09-07',
    shippedOn: '2026-10-12',
    change: 'We sew the lining 4 mm back.',
    taskList: [
      aTask(1, { title: 'Sew 50 pieces', doneAt: '2026-09-30T09:00:00.000Z' }),
      aTask(2, { title: 'Offer the repair', countsReplies: true, assignee: mara, dueOn: '2026-11-18' }),
      aTask(3, { title: 'Change the text' }),
    ],
    effect: null,
    linked: { total: 23, waiting: 9, draft: 0, sent: 14 },
    comments: [
      {
        id: id(40),
        author: 'Callum Whitfield',
        platform: 'judgeme',
        status: 'pending',
        rating: 3,
        text: 'The main zip catches on the lining.',
        marks: [{ start: 4, end: 34, side: 'bad' }],
        product: 'Canvas Backpack',
        at: '2026-11-20T09:00:00.000Z',
      },
    ],
    activity: [
      { id: id(50), kind: 'note', at: '2026-11-20T10:00:00.000Z', who: nora, text: 'Batch 26-10 is out.', details: {} },
      {
        id: id(51),
        kind: 'status',
        at: '2026-11-19T10:00:00.000Z',
        who: mara,
        text: null,
        details: { from: 'planning', to: 'in-progress' },
      },
      { id: id(52), kind: 'linked', at: '2026-11-18T10:00:00.000Z', who: null, text: null, details: { count: 2 } },
    ],
    activityCursor: null,
    today: '2026-11-21',
    ...more,
  }
}
