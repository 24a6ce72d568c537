import type { RefusalReason } from '@bizamply/contract/operations-choices'
import { AppError } from '../../errors.ts'

/** A webhook that is not taken: its sender reads the code and the words, those who run the product the reason too. */
export class WebhookRefused extends AppError {
  readonly reason: RefusalReason
  /** Null where no company's account was named. */
  readonly companyId: string | null
  constructor(
    code: 'UNAUTHENTICATED' | 'BAD_REQUEST',
    said: ConstructorParameters<typeof AppError>[1],
    { reason, companyId }: { reason: RefusalReason; companyId: string | null },
  ) {
    super(code, said)
    this.reason = reason
    this.companyId = companyId
  }
}
