import type { Hono } from 'hono'
import { z } from 'zod'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { Ctx } from '../context.ts'
import { answerFile, type Download } from './answer-file.ts'
import { authorizeDownload, type Gate } from './authorize-call.ts'
import { readInput } from './read-input.ts'

export type OpenEffectFile = (ctx: Ctx, projectId: string) => Promise<Download>

const query = z.object({ projectId: z.uuid('Invalid project ID') })

export function bindProjectRoutes(app: Hono, gate: Gate, open: OpenEffectFile): void {
  app.get('/api/projects/:projectId/effect/export', async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.projectEffectFile)
    return answerFile(await open(ctx, readInput(query, { projectId: c.req.param('projectId') }).projectId))
  })
}
