import type { Hono } from 'hono'
import { z } from 'zod'
import { reportFormats, type ReportFormat } from '@bizamply/contract/report-rules'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { Ctx } from '../context.ts'
import { answerFile, type Download } from './answer-file.ts'
import { authorizeDownload, type Gate } from './authorize-call.ts'
import { queryOf, readInput } from './read-input.ts'

export type OpenReportFile = (ctx: Ctx, input: { runId: string; format: ReportFormat }) => Promise<Download>

const input = z.object({ runId: z.uuid('Invalid run ID'), format: z.enum(reportFormats).default('pdf') })

export function bindReportRoutes(app: Hono, gate: Gate, open: OpenReportFile): void {
  app.get('/api/reports/runs/:runId/file', async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.reportFile)
    return answerFile(await open(ctx, readInput(input, { ...queryOf(c.req.raw), runId: c.req.param('runId') })))
  })
}
