import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { readJson } from '../read-json.ts'

/** How much of our call quota is used. Meta blocks us at 100. */
export interface Usage {
  percent: number
  /** Until when Meta blocks us. */
  regainMs: number | null
}

/** The highest figure of the two usage headers, or 0 if there are none. */
export function usageOf({ headers }: OutboundAnswer): Usage {
  const figures = [...figuresIn(headers['x-app-usage']), ...figuresIn(headers['x-business-use-case-usage'])]
  const minutes = Math.max(0, ...figures.map((one) => one.estimated_time_to_regain_access))
  return {
    percent: Math.max(0, ...figures.flatMap((one) => [one.call_count, one.total_cputime, one.total_time])),
    regainMs: minutes > 0 ? minutes * 60_000 : null,
  }
}

// X-App-Usage has one set of figures, the business header a list for each business.
function figuresIn(header: string | string[] | undefined): Figures[] {
  const value = typeof header === 'string' ? readJson(header) : undefined
  if (typeof value !== 'object' || value === null) return []
  const lists: unknown[] = 'call_count' in value ? [value] : Object.values(value).flat()
  return lists.flatMap((one) => {
    const parsed = figuresShape.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}

type Figures = z.infer<typeof figuresShape>

const figure = z.number().catch(0).default(0)
const figuresShape = z.object({
  call_count: figure,
  total_cputime: figure,
  total_time: figure,
  estimated_time_to_regain_access: figure,
})
