export const discountTypes = ['percentage', 'fixed_amount', 'free_shipping', 'buy_x_get_y', 'other'] as const
export type DiscountType = (typeof discountTypes)[number]

/** Only codes of these kinds can be created and edited here. */
export const editableTypes = ['percentage', 'fixed_amount', 'free_shipping'] as const

/** paused: stopped here; resumes with its original end. gone: deleted in the shop. */
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
