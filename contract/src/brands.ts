import { z } from 'zod'
import { call } from './call.ts'

export const brand = z.object({
  BrandId: z.string(),
  BrandName: z.string(),
  /** Names of connected services, e.g. `judgeme`. */
  ServiceConnected: z.array(z.string()),
  domain: z.string().nullable(),
  logoUrl: z.string().nullable(),
  timezone: z.string(),
  /** Comments that wait in the inbox. */
  pendingCount: z.number().int(),
})
export type Brand = z.infer<typeof brand>

export const brandId = z.uuid('Not a brand id')

const logo = z.object({ brandName: z.string(), domain: z.string().nullable(), logoUrl: z.string().nullable() })

export const brands = {
  list: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/onboard-data', summary: 'The brands of the company' })
    .output(
      z.object({
        success: z.literal(true),
        brands: z.array(brand),
        data: z.object({ brands: z.array(brand), selectedBrandId: z.string().nullable() }),
      }),
    ),
  select: call
    .meta({ who: 'user' })
    .route({ method: 'POST', path: '/api/select-brand', summary: 'Remember the brand that this user works in' })
    .input(z.object({ brandId }))
    .output(
      z.object({
        success: z.literal(true),
        selectedBrand: brand,
        data: z.object({ success: z.literal(true), selectedBrand: brand }),
      }),
    ),
  logo: call
    .route({ method: 'GET', path: '/api/admin/brands/{brandName}/logo', summary: 'Logo of one brand of the company' })
    .input(z.object({ brandName: z.string().min(1).max(100), domain: z.string().max(253).optional() }))
    .output(z.object({ success: z.literal(true), data: logo })),
  logos: call
    .route({ method: 'POST', path: '/api/admin/brands/logos/bulk', summary: 'Logos of several brands' })
    .input(
      z.object({
        brands: z
          .array(z.object({ brandName: z.string().min(1).max(100), domain: z.string().max(253).nullish() }))
          .max(100),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(logo) })),
}

/** Spec 2 section 2.2: badge by the count of connected services. */
export const brandBadge = (connected: number): 'Not Connected' | 'Partial Setup' | 'Connected' =>
  connected === 0 ? 'Not Connected' : connected < 3 ? 'Partial Setup' : 'Connected'
