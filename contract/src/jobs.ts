import { z } from 'zod'
import { audited, call, response } from './call.ts'

export const jobStates = ['running', 'done', 'stopped', 'failed'] as const

export const job = z.object({
  jobId: z.string(),
  kind: z.enum(['backfill', 'import', 'import-undo', 'bulk-generate', 'bulk-send']),
  status: z.enum(jobStates),
  done: z.number().int(),
  total: z.number().int().nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
})

export const jobs = {
  get: call
    .route({ method: 'GET', path: '/api/jobs/{jobId}', summary: 'Get the progress of a job' })
    .input(z.object({ jobId: z.uuid('Invalid job ID') }))
    .output(response(job)),
  stop: call
    .meta({ who: 'member', permission: ['replies.write', 'replies.send', 'comments.import'] })
    .meta(audited('job.stopped'))
    .route({ method: 'POST', path: '/api/jobs/{jobId}/stop', summary: 'Stop a job after its current step' })
    .input(z.object({ jobId: z.uuid('Invalid job ID') }))
    .output(response(job)),
}
