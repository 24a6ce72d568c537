export const panel = 'rounded-md px-3 py-2.5 text-sm'
/** A button in a sentence. */
export const quoteLook = 'rounded-xs text-left font-medium text-ink hover:underline'
