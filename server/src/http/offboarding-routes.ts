import type { Hono } from 'hono'
import { z } from 'zod'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { Ctx } from '../context.ts'
import { answerFile, type Download } from './answer-file.ts'
import { authorizeDownload, authorizeOwnDownload, type Gate } from './authorize-call.ts'
import { readInput } from './read-input.ts'

/** Exports of a company or a user. */
export interface TakenAlong {
  company: (ctx: Ctx, exportId: string) => Promise<Download>
  own: (person: { userId: string; email: string; name: string; companyId: string | null }) => Download
}

const input = z.object({ exportId: z.uuid('Invalid export ID') })

export function bindOffboardingRoutes(app: Hono, gate: Gate, open: TakenAlong): void {
  app.get('/api/company/exports/:exportId/file', async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.companyExport)
    const { exportId } = readInput(input, { exportId: c.req.param('exportId') })
    return answerFile(await open.company(ctx, exportId.toLowerCase()))
  })
  app.get(plainRoutes.ownData.path, async (c) => {
    const { actor, companyId } = await authorizeOwnDownload(gate, c.req.raw, plainRoutes.ownData)
    return answerFile(open.own({ userId: actor.userId, email: actor.email, name: actor.name, companyId }))
  })
}
