import type { Hono } from 'hono'
import { exportInput, type ExportInput } from '@bizamply/contract/analytics'
import { auditFilter, type AuditFilter } from '@bizamply/contract/audit'
import { customerFilter, type CustomerFilter } from '@bizamply/contract/customer-filter'
import { transactionFilter } from '@bizamply/contract/credits'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { answerFile, type Download } from './answer-file.ts'
import { authorizeDownload, authorizeOwnDownload, type Gate } from './authorize-call.ts'
import { queryOf, readInput } from './read-input.ts'

const closingInput = z.object({ month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'Use a month like 2026-11') })

/** File downloads. */
export interface Exports {
  figures: (ctx: Ctx, input: ExportInput) => Promise<Download>
  transactions: (ctx: Ctx, input: z.output<typeof transactionFilter>) => Promise<Download>
  closing: (ctx: Ctx, input: z.output<typeof closingInput>) => Promise<Download>
  audit: (ctx: Ctx, input: AuditFilter) => Promise<Download>
  customers: (input: CustomerFilter) => Download
}

export function bindExportRoutes(app: Hono, gate: Gate, exports: Exports): void {
  app.get(plainRoutes.analyticsExport.path, async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.analyticsExport)
    return answerFile(await exports.figures(ctx, readInput(exportInput, queryOf(c.req.raw))))
  })
  app.get(plainRoutes.transactionsExport.path, async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.transactionsExport)
    return answerFile(await exports.transactions(ctx, readInput(transactionFilter, queryOf(c.req.raw))))
  })
  app.get(plainRoutes.closingReport.path, async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.closingReport)
    return answerFile(await exports.closing(ctx, readInput(closingInput, queryOf(c.req.raw))))
  })
  app.get(plainRoutes.auditExport.path, async (c) => {
    const ctx = await authorizeDownload(gate, c.req.raw, plainRoutes.auditExport)
    return answerFile(await exports.audit(ctx, readInput(auditFilter, queryOf(c.req.raw))))
  })
  app.get(plainRoutes.customersFile.path, async (c) => {
    await authorizeOwnDownload(gate, c.req.raw, plainRoutes.customersFile)
    return answerFile(exports.customers(readInput(customerFilter, queryOf(c.req.raw))))
  })
}
