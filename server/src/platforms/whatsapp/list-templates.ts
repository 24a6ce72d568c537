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
    const body = components.find((one) => isOf('BODY', one))?.text
    return body && !components.some(needsMore) ? [{ ...template, body }] : []
  })
}

const componentShape = z.object({
  type: z.string(),
  format: z.string().nullish().catch(null),
  text: z.string().nullish().catch(null),
  buttons: z.array(z.object({ type: z.string(), url: z.string().nullish().catch(null) })).catch([]),
})
type Component = z.infer<typeof componentShape>

const isOf = (type: string, component: Component): boolean => component.type.toUpperCase() === type

/** Whether WhatsApp would refuse a message that only fills the body: pictures, placeholders elsewhere, codes to copy. */
function needsMore(component: Component): boolean {
  if (isOf('BODY', component) || isOf('FOOTER', component)) return false
  if (isOf('HEADER', component)) {
    return (component.format ?? 'TEXT').toUpperCase() !== 'TEXT' || /\{\{/.test(component.text ?? '')
  }
  if (!isOf('BUTTONS', component)) return true
  return component.buttons.some(({ type, url }) => !plainButtons.has(type.toUpperCase()) || /\{\{/.test(url ?? ''))
}

const plainButtons: ReadonlySet<string> = new Set(['URL', 'PHONE_NUMBER', 'QUICK_REPLY'])

const templateShape = z.object({
  name: z.string().min(1),
  language: z.string().min(1),
  category: z.string().catch('UTILITY'),
  status: z.string().min(1),
  components: z.array(componentShape).catch([]),
})
