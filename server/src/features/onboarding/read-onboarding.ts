import { sql } from 'drizzle-orm'
import type { OnboardingStatus } from '@bizamply/contract/onboarding'
import { reviewServices } from '@bizamply/contract/platforms'
import { roleInBrand } from '@bizamply/contract/permissions'
import { listBrands } from '../brands/index.ts'
import type { JoinDependencies } from './dependencies.ts'

/** A user's progress in the set-up, for the wizard. */
export async function readOnboarding(deps: JoinDependencies, userId: string): Promise<OnboardingStatus> {
  const membership = await deps.sessions.membershipOf(userId)
  const all = membership ? await listBrands(deps.services, membership.companyId) : []
  const theirs = all.filter(({ BrandId }) => membership && roleInBrand(membership, BrandId))
  const brands = theirs.map(({ BrandId, BrandName, ServiceConnected }) => ({ BrandId, BrandName, ServiceConnected }))
  const { rows } = await deps.db.global.execute<{ done: boolean }>(sql`
    select onboarded_at is not null as done from app.users where id = ${userId}`)
  return {
    success: true,
    bizamplyId: membership?.publicId ?? null,
    brands,
    companyName: membership?.companyName ?? null,
    status: membership?.companyStatus ?? null,
    setupStatus: rows[0]?.done ? 'done' : setupOf(membership !== null, brands),
  }
}

function setupOf(hasCompany: boolean, brands: OnboardingStatus['brands']): OnboardingStatus['setupStatus'] {
  if (!hasCompany) return 'company'
  if (brands.length === 0) return 'brands'
  const isReady = ({ ServiceConnected: services }: OnboardingStatus['brands'][number]): boolean =>
    services.includes('shopify') && reviewServices.some((one) => services.includes(one))
  return brands.some(isReady) ? 'ready' : 'services'
}
