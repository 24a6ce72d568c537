import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTeam } from './queries.ts'

/** How many seats of the plan are taken, in words; nothing if the call failed. */
export function SeatsTaken() {
  const { brand } = useBrands()
  return brand ? <Taken /> : null
}

function Taken() {
  const t = useTranslations('team')
  const { data, isError } = useTeam()
  if (!data) return isError ? null : <Skeleton className="h-3.5 w-24" />
  const { taken, most } = data.seats
  return most === null ? t('companySeatsOpen', { taken }) : t('companySeats', { taken, most })
}
