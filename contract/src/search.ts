import { z } from 'zod'
import { call, response } from './call.ts'
import { projectStatuses } from './project-rules.ts'
import { sizes } from './size-limits.ts'

/** Results of the command palette in the brand: at most five reviews, and three of each other kind. */
export const search = {
  all: call
    .route({ method: 'GET', path: '/api/search', summary: 'Search reviews, projects, customers and products' })
    .input(z.object({ q: z.string().trim().min(1).max(sizes.search) }))
    .output(
      response(
        z.object({
          comments: z.array(
            z.object({
              id: z.string(),
              status: z.enum(['pending', 'draft', 'sent']),
              platform: z.string(),
              customerName: z.string(),
              /** Around the match, if it's in the text. */
              content: z.string(),
              /** What matched if the text doesn't show it; null for the author or the source. */
              match: z.object({ in: z.enum(['product', 'reply']), text: z.string() }).nullable(),
              time: z.string(),
            }),
          ),
          /** By their names, without archived ones. */
          projects: z.array(z.object({ id: z.string(), name: z.string(), status: z.enum(projectStatuses) })),
          /** People, by name or email, with the number of their reviews. */
          customers: z.array(
            z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), count: z.number().int() }),
          ),
          products: z.array(z.object({ id: z.string(), title: z.string(), picture: z.string().nullable() })),
        }),
      ),
    ),
}
