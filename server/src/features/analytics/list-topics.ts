import type { TopicFigure } from '@bizamply/contract/analytics'
import type { Ctx } from '../../context.ts'
import type { Asked } from '../dashboard/index.ts'

export async function listTopics(_ctx: Ctx, _asked: Asked & { product?: string | undefined }): Promise<TopicFigure[]> {
  return Promise.resolve([])
}
