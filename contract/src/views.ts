import { z } from 'zod'
import { builtInNames } from './built-in-views.ts'
import { call, response, unaudited } from './call.ts'
import { commentStatuses } from './comment-filter.ts'
import { sizes } from './size-limits.ts'

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
      summary: 'List your saved and shared views, with their counts in a tab',
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
    .output(response(savedView)),
  change: call
    .meta({ who: 'member' })
    .meta(unaudited('own-settings'))
    .route({ method: 'PUT', path: '/api/views/{viewId}', summary: 'Rename, update or share your own view' })
    .input(z.object({ ...parts, viewId: z.uuid('Invalid view ID') }))
    .output(response(savedView)),
  remove: call
    .meta({ who: 'member' })
    .meta(unaudited('own-settings'))
    .route({ method: 'DELETE', path: '/api/views/{viewId}', summary: 'Delete your own view' })
    .input(z.object({ viewId: z.uuid('Invalid view ID') }))
    .output(z.object({ success: z.literal(true) })),
}
