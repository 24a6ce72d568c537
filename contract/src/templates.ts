import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { sizes } from './size-limits.ts'

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
    .output(response(z.array(replyTemplate))),
  create: write
    .meta(audited('template.created'))
    .route({ method: 'POST', path: '/api/templates', summary: 'Add a template. Up to 200 per company' })
    .input(z.object(template))
    .output(response(replyTemplate)),
  change: write
    .meta(audited('template.changed'))
    .route({ method: 'PUT', path: '/api/templates/{templateId}', summary: 'Update a template' })
    .input(z.object({ ...template, templateId: z.uuid('Invalid template ID') }))
    .output(response(replyTemplate)),
  remove: write
    .meta(audited('template.removed'))
    .route({ method: 'DELETE', path: '/api/templates/{templateId}', summary: 'Delete a template' })
    .input(z.object({ templateId: z.uuid('Invalid template ID') }))
    .output(z.object({ success: z.literal(true) })),
}
