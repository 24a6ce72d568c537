import { z } from 'zod'
import { commentPlatforms, commentStatuses } from './comment-filter.ts'
import { projectEffect } from './project-effect.ts'
import { projectLimits as most, projectEvents, projectStatuses } from './project-rules.ts'
import { topicNames } from './topics-and-risks.ts'

const int = z.number().int()
const day = z.iso.date('Use a date like 2026-11-21')
const memberId = z.uuid('Invalid member')
const upTo = (n: number) => `Use ${n} characters or fewer`
export const projectId = z.uuid('Invalid project ID')
export const noteText = z.string().trim().min(1, 'Enter a note').max(most.note, upTo(most.note))

/** All editable fields of a project. Days are in the brand's timezone. */
const editable = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(most.name, upTo(most.name)),
  description: z.string().trim().max(most.description, upTo(most.description)),
  status: z.enum(projectStatuses),
  ownerId: memberId.nullable(),
  team: z.array(memberId).max(most.team, `Choose ${most.team} members or fewer`),
  dueOn: day.nullable(),
  /** Comments that mention one of these are linked automatically. */
  topics: z.array(z.enum(topicNames)).max(most.topics, `Choose ${most.topics} topics or fewer`),
  /** Only these products; empty means all products of the brand. */
  products: z.array(z.uuid('Invalid product ID')).max(most.products, `Choose ${most.products} products or fewer`),
  /** Comments of earlier days aren't linked; null means `baselineDays` before the project was created or work started, whichever is earlier. */
  countFrom: day.nullable(),
  /** Day work started; set automatically when the project first moves to In Progress. */
  startedOn: day.nullable(),
  /** Day the change reached customers; set automatically when the project is first completed. */
  shippedOn: day.nullable(),
  /** What changed for customers, in a sentence that replies to linked comments may use; empty says nothing. */
  change: z.string().trim().max(most.change, upTo(most.change)),
})
export type ProjectFields = z.infer<typeof editable>

/** Fields of a new project; only the name is required. */
export const projectFields = z.object({
  name: editable.shape.name,
  description: editable.shape.description.default(''),
  status: editable.shape.status.default('planning'),
  ownerId: memberId.nullable().default(null),
  team: editable.shape.team.default([]),
  dueOn: day.nullable().default(null),
  topics: editable.shape.topics.default([]),
  products: editable.shape.products.default([]),
  countFrom: day.nullable().default(null),
  startedOn: day.nullable().default(null),
  shippedOn: day.nullable().default(null),
  change: editable.shape.change.default(''),
})

/** Omitted fields don't change. */
export const projectChanges = editable.partial()

export const projectPerson = z.object({ id: z.string(), name: z.string() })
export type ProjectPerson = z.infer<typeof projectPerson>

const product = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() })

/**
 * Ratings of comments that name the project's topics, on one side of the change; the mean is null
 * without any.
 */
const side = z.object({ mean: z.number().nullable(), rated: int })

const common = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses),
  owner: projectPerson.nullable(),
  team: z.array(projectPerson),
  dueOn: z.string().nullable(),
  topics: z.array(z.enum(topicNames)),
  products: z.array(product),
  tasks: int,
  tasksDone: int,
  version: int,
  archivedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

export const projectRow = z.object({
  ...common,
  /** Null if no topic is linked. */
  rating: z
    .object({
      before: side,
      /** Work has started: `before` ends there, and later ratings count for neither side until the change ships. */
      isStarted: z.boolean(),
      /** Since the change shipped; null until then. */
      after: side.nullable(),
      /** Weekly means, oldest first; null is a week without ratings. */
      weeks: z.array(z.object({ start: z.string(), mean: z.number().nullable(), after: z.boolean() })),
    })
    .nullable(),
})
export type ProjectRow = z.infer<typeof projectRow>

const editableTask = z.object({
  title: z.string().trim().min(1, 'Enter a task').max(most.taskTitle, upTo(most.taskTitle)),
  assigneeId: memberId.nullable(),
  dueOn: day.nullable(),
  /** Shows how many linked comments have a sent reply. */
  countsReplies: z.boolean(),
})
export type TaskFields = z.infer<typeof editableTask>

/** Fields of a new task; only the title is required. */
export const taskFields = z.object({
  title: editableTask.shape.title,
  assigneeId: memberId.nullable().default(null),
  dueOn: day.nullable().default(null),
  countsReplies: z.boolean().default(false),
})
export const taskChanges = editableTask.partial()

export const projectTask = z.object({
  id: z.string(),
  title: z.string(),
  assignee: projectPerson.nullable(),
  dueOn: z.string().nullable(),
  countsReplies: z.boolean(),
  doneAt: z.string().nullable(),
})
export type ProjectTask = z.infer<typeof projectTask>

export const linkedComment = z.object({
  id: z.string(),
  author: z.string().nullable(),
  platform: z.enum(commentPlatforms),
  status: z.enum(commentStatuses),
  rating: int.nullable(),
  /**
   * The sentence that names the topic, or the start of the text; spans are UTF-16 offsets into it.
   */
  text: z.string(),
  marks: z.array(z.object({ start: int, end: int, side: z.enum(['good', 'bad']) })),
  product: z.string().nullable(),
  at: z.string(),
})
export type LinkedComment = z.infer<typeof linkedComment>

/** A member's note, or a recorded event. */
export const projectActivity = z.object({
  id: z.string(),
  kind: z.enum([...projectEvents, 'note']),
  at: z.string(),
  who: projectPerson.nullable(),
  /** Text of a note. */
  text: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type ProjectActivity = z.infer<typeof projectActivity>

/** Everything that a project's page shows first. */
export const projectPage = z.object({
  ...common,
  countFrom: z.string(),
  countFromSet: z.boolean(),
  /** First day of the week of the alert that started the project; the effect excludes that week. */
  alertFrom: z.string().nullable(),
  startedOn: z.string().nullable(),
  shippedOn: z.string().nullable(),
  change: z.string(),
  taskList: z.array(projectTask),
  /** Whether it helped; null without linked topics or products. */
  effect: projectEffect.nullable(),
  /**
   * Linked comments that aren't hidden, by state; each count stops at `sizes.countStop`. `waiting`
   * are open in the inbox.
   */
  linked: z.object({ total: int, waiting: int, draft: int, sent: int }),
  comments: z.array(linkedComment),
  activity: z.array(projectActivity),
  activityCursor: z.string().nullable(),
  today: z.string(),
})
export type ProjectPage = z.infer<typeof projectPage>
