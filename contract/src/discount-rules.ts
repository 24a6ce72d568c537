export const discountTypes = ['percentage', 'fixed_amount', 'free_shipping', 'buy_x_get_y', 'other'] as const
export type DiscountType = (typeof discountTypes)[number]

/** Of these a code can be made and changed here. */
export const editableTypes = ['percentage', 'fixed_amount', 'free_shipping'] as const

/** paused: active before, stopped here, resumes with the end that it had. gone: deleted in the shop. */
export const discountStatuses = [
  'making',
  'active',
  'scheduled',
  'paused',
  'expired',
  'failed',
  'unknown',
  'gone',
] as const
export type DiscountStatus = (typeof discountStatuses)[number]
