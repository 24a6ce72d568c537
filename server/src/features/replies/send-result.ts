import type { sendResult } from '@bizamply/contract/replies'
import type { z } from 'zod'

export type Sent = z.infer<typeof sendResult>
