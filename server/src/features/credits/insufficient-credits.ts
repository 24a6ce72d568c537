import { AppError } from '../../errors.ts'

export const insufficientCredits = (needed: number, available: number): AppError =>
  new AppError('INSUFFICIENT_CREDITS', {
    message: `Not enough credits. This needs ${needed}, and you have ${available}.`,
    details: { needed, available },
  })
