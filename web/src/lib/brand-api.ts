import { useBrand } from './brand-context.tsx'
import { apiOf, type Api } from './call.ts'

/** Calls for the brand of this render: an Undo applies to it even if another brand is selected by then. */
export const useBrandApi = (): Api => apiOf(useBrand().brand.BrandId)
