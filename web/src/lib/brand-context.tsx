import type { User } from '@bizamply/contract/auth'
import type { Brand } from '@bizamply/contract/brands'
import type { MemberRole } from '@bizamply/contract/roles'
import { type Permission, permissionsOf } from '@bizamply/contract/permissions'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { api } from './call.ts'
import { currentBrand } from './current-brand.ts'
import { earlyBrands } from './early-brands.ts'
import { followEventsFrom } from './events.ts'
import { keptBrands } from './kept-brands.ts'
import { countedFrom, rememberOpenCounts } from './open-counts.ts'
import { useSession, useUser } from './session.ts'
import { keepBootstrap } from './bootstrap.ts'

export interface BrandContext {
  status: 'loading' | 'failed' | 'none' | 'ready'
  brands: readonly Brand[]
  brand: Brand | null
  /** Counts brand switches; together with the brand's id, part of the query keys of brand data. */
  changes: number
  error: Error | null
  select: (brandId: string) => Promise<void>
  retry: () => void
}

const Context = createContext<BrandContext | null>(null)

/** All brands and the selected one, in any loading state. */
export function useBrands(): BrandContext {
  const value = use(Context)
  if (!value) throw new Error('useBrands outside BrandProvider')
  return value
}

/** The user's permissions in the selected brand. */
export function useMay(): (permission: Permission) => boolean {
  const user = useUser()
  return mayOf(user, use(Context)?.brand?.role ?? user.memberRole)
}

/** The user's permissions in the company, e.g. for its credits. */
export function useMayInCompany(): (permission: Permission) => boolean {
  return mayInCompany(useUser())
}

export const mayInCompany = (user: User): ((permission: Permission) => boolean) => mayOf(user, user.memberRole)

/** Read-only while viewing a member's console. */
const mayOf =
  ({ customRole, viewing }: User, role: MemberRole | null) =>
  (permission: Permission): boolean =>
    (!viewing || permission === 'audit.read') &&
    (customRole?.permissions ?? (role ? permissionsOf(role) : [])).includes(permission)

/** The selected brand; the shell renders screens only if there is one. */
export function useBrand(): { brand: Brand; changes: number } {
  const { brand, changes } = useBrands()
  if (!brand) throw new Error('useBrand without a brand')
  return { brand, changes }
}

export const brandsKey = ['brands'] as const

export function BrandProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient()
  const viewing = useSession().user?.viewing
  const [chosen, setChosen] = useState(() => currentBrand.get())
  const [changes, setChanges] = useState(0)
  const query = useQuery({
    queryKey: brandsKey,
    queryFn: ({ signal }) => fetchBrands(signal, cache),
    refetchInterval: retryWhileFailing,
  })
  const kept = useMemo(() => (query.isError && !query.data ? keptBrands.read() : null), [query.isError, query.data])
  const brands = query.data ?? kept ?? []
  const brand = pick(brands, chosen)

  const select = async (brandId: string) => {
    if (brandId === brand?.BrandId) return
    setChosen(brandId)
    // Counts with the selection, not its response: otherwise every view is fetched twice and its
    // controls flicker.
    setChanges((count) => count + 1)
    currentBrand.set(brandId)
    if (viewing) return
    const { selectedBrand } = (await api.brands.select({ brandId })).data
    cache.setQueryData<Brand[]>(brandsKey, (old) => old?.map((it) => (it.BrandId === brandId ? selectedBrand : it)))
  }

  const status = (query.data ?? kept) ? (brand ? 'ready' : 'none') : query.isError ? 'failed' : 'loading'
  const error = query.error
  const retry = () => void query.refetch()
  return <Context value={{ status, brands, brand, changes, error, select, retry }}>{children}</Context>
}

const RETRY_MS = 15_000
const retryWhileFailing = ({ state }: { state: { status: string } }): number | false =>
  state.status === 'error' ? RETRY_MS : false

/** The stored brand, else the first one. */
const pick = (brands: readonly Brand[], stored: string | null): Brand | null =>
  brands.find((it) => it.BrandId === stored) ?? brands[0] ?? null

async function fetchBrands(signal: AbortSignal, cache: QueryClient): Promise<Brand[]> {
  const known = cache.getQueryData(brandsKey) !== undefined
  const early = known ? null : earlyBrands.take()
  const asOf = early?.asOf ?? countedFrom()
  const answer = await (early?.answer ?? api.brands.list(known ? {} : { with: 'bootstrap' }, { signal }))
  if (!Array.isArray(answer.data?.brands)) throw new MissingBrands()
  const { bootstrap } = answer.data
  if (bootstrap) {
    keepBootstrap(cache, bootstrap)
    followEventsFrom(bootstrap.eventPosition)
  }
  for (const { BrandId, pendingCount } of answer.data.brands)
    rememberOpenCounts(cache, BrandId, { pending: pendingCount }, asOf)
  const brand = pick(answer.data.brands, currentBrand.get())
  if (brand) currentBrand.set(brand.BrandId)
  else currentBrand.clear()
  keptBrands.keep(answer.data.brands)
  return answer.data.brands
}

/** A response without a list. */
export class MissingBrands extends Error {
  override readonly name = 'MissingBrands'
}
