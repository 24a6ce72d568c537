import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { readWhole } from '../meta-graph/read-list.ts'
import type { Access } from '../access.ts'

export interface Template {
  name: string
  /** As WhatsApp writes it, e.g. `en_US`. */
  language: string
  /** UTILITY, MARKETING or AUTHENTICATION. */
  category: string
  /** APPROVED, PENDING, REJECTED, PAUSED, DISABLED or what Meta adds; only the first may be sent. */
  status: string
  /** With placeholders `{{1}}`, `{{2}}`. */
  body: string
}

export async function listTemplates(client: GraphClient, access: Access): Promise<Template[]> {
  const path = `/${access.credentials['waba']}/message_templates`
  const query = { fields: 'name,language,category,status,components', limit: 100 }
  const { data } = await readWhole(client, access, path, query, { most: 2000 })
  return data.flatMap((value) => {
    const parsed = templateShape.safeParse(value)
    if (!parsed.success) return []
    const { components, ...template } = parsed.data
    const body = components.find(({ type }) => type.toUpperCase() === 'BODY')?.text
    return body ? [{ ...template, body }] : []
  })
}

const templateShape = z.object({
  name: z.string().min(1),
  language: z.string().min(1),
  category: z.string().catch('UTILITY'),
  status: z.string().min(1),
  components: z.array(z.object({ type: z.string(), text: z.string().nullish().catch(null) })).catch([]),
})
