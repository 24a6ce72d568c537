import type { Quote } from '@bizamply/contract/analytics'
import type { Grain } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/reading-names'
import type { Ctx } from '../../context.ts'
import type { Asked } from '../dashboard/index.ts'

interface Sides {
  good: number
  bad: number
  mixed: number
}

export interface TopicView {
  grain: Grain
  points: (Sides & { start: string; end: string; open: boolean })[]
  products: (Sides & { id: string; name: string })[]
  quotes: Quote[]
}

export async function readTopic(
  _ctx: Ctx,
  _asked: Asked & { topic: Topic; product?: string | undefined },
): Promise<TopicView> {
  return Promise.resolve({ grain: 'day', points: [], products: [], quotes: [] })
}
