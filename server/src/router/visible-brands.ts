import type { Brand } from '@bizamply/contract/brands'
import { roleInBrand, type Rights } from '@bizamply/contract/permissions'
import type { Services } from '../context.ts'
import { listBrands } from '../features/brands/index.ts'
import type { Visitor } from '../http/authorize-call.ts'

/** The brands of the user's company in which they have a role. */
export async function visibleBrands(
  services: Services,
  { companyId, rights }: Pick<Visitor, 'companyId' | 'rights'>,
): Promise<Brand[]> {
  const all = companyId ? await listBrands(services, companyId) : []
  return all.filter(({ BrandId }) => roleInBrand(rights, BrandId)).map((brand) => withRole(brand, rights))
}

export function withRole(brand: Brand, rights: Rights): Brand {
  const role = roleInBrand(rights, brand.BrandId)
  return role && role !== rights.memberRole ? { ...brand, role } : brand
}
