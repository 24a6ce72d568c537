import type { Hono } from 'hono'
import { exportInput, type ExportInput } from '@bizamply/contract/analytics'
import { plainRoutes } from '@bizamply/contract/routes'
import type { Ctx } from '../context.ts'
import { answerFile, type Download } from './answer-file.ts'
import { enterDownload, type Gate } from './enter.ts'
import { queryOf, readInput } from './read-input.ts'

export type OpenExport = (ctx: Ctx, asked: ExportInput) => Promise<Download>

export function bindExportRoutes(app: Hono, gate: Gate, open: OpenExport): void {
  app.get(plainRoutes.analyticsExport.path, async (c) => {
    const ctx = await enterDownload(gate, c.req.raw, plainRoutes.analyticsExport)
    return answerFile(await open(ctx, readInput(exportInput, queryOf(c.req.raw))))
  })
}
