import { z } from 'zod'
import { builtInNames } from './built-in-views.ts'
import { audited, call, unaudited } from './call.ts'
import { commentStatuses } from './comment-filter.ts'
import { sizes } from './limits.ts'

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query string of /responses. */
  query: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

const viewTabs = ['all', ...commentStatuses] as const
const count = z.number().int()
const countedView = savedView.extend({
  /** Matches inside the tab; null without a tab, or if the view isn't counted. */
  count: count.nullable(),
})
export type CountedView = z.infer<typeof countedView>

const parts = {
  name: z.string().trim().min(1).max(sizes.viewName),
  query: z
    .string()
    .max(sizes.viewQuery)
    .regex(/^[\w%.~*+=&,:!'()-]*$/, 'Invalid list query'),
  shared: z.boolean().default(false),
}

/** Named filters, personal or shared with the company. */
export const views = {
  list: call
    .route({
      method: 'GET',
      path: '/api/views',
      summary: 'List your saved views and shared ones, counted inside a tab',
    })
    .input(z.object({ tab: z.enum(viewTabs).optional() }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(countedView),
        /** Null without a tab. */
        builtIn: z.record(z.enum(builtInNames), count).nullable(),
      }),
    ),
  create: call
    .meta({ who: 'member' })
    .meta(unaudited('own-settings'))
    .route({ method: 'POST', path: '/api/views', summary: 'Save a view. Sharing requires write permission' })
    .input(z.object(parts))
    .output(z.object({ success: z.literal(true), data: savedView })),
  change: call
    .meta({ who: 'member' })
    .meta(unaudited('own-settings'))
    .route({ method: 'PUT', path: '/api/views/{viewId}', summary: 'Rename, update or share your own view' })
    .input(z.object({ ...parts, viewId: z.uuid('Invalid view ID') }))
    .output(z.object({ success: z.literal(true), data: savedView })),
  remove: call
    .meta({ who: 'member' })
    .meta(unaudited('own-settings'))
    .route({ method: 'DELETE', path: '/api/views/{viewId}', summary: 'Delete your own view' })
    .input(z.object({ viewId: z.uuid('Invalid view ID') }))
    .output(z.object({ success: z.literal(true) })),
}

export const replyTemplate = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  updatedAt: z.string(),
})
export type ReplyTemplate = z.infer<typeof replyTemplate>

const template = {
  name: z.string().trim().min(1).max(sizes.templateName),
  text: z.string().trim().min(1).max(sizes.replyText),
}
const write = call.meta({ who: 'member', permission: 'templates.manage' })

/** The company's canned replies. */
export const templates = {
  list: call
    .route({ method: 'GET', path: '/api/templates', summary: 'List the company’s templates in order' })
    .output(z.object({ success: z.literal(true), data: z.array(replyTemplate) })),
  create: write
    .meta(audited('template.created'))
    .route({ method: 'POST', path: '/api/templates', summary: 'Add a template. Up to 200 per company' })
    .input(z.object(template))
    .output(z.object({ success: z.literal(true), data: replyTemplate })),
  change: write
    .meta(audited('template.changed'))
    .route({ method: 'PUT', path: '/api/templates/{templateId}', summary: 'Update a template' })
    .input(z.object({ ...template, templateId: z.uuid('Invalid template ID') }))
    .output(z.object({ success: z.literal(true), data: replyTemplate })),
  remove: write
    .meta(audited('template.removed'))
    .route({ method: 'DELETE', path: '/api/templates/{templateId}', summary: 'Delete a template' })
    .input(z.object({ templateId: z.uuid('Invalid template ID') }))
    .output(z.object({ success: z.literal(true) })),
}

/** Variables without a value, e.g. `{discount}`: a reply that contains any isn't sent. */
export const openPlacesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(customer|product|brand|discount)\}/g)].map(([place]) => place)),
]
