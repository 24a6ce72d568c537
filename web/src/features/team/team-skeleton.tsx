import { UserPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { useMedia } from '../../lib/media.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MemberTableHead } from './member-table.tsx'
import { memberCell, MOST_COLUMNS } from './member-row.tsx'
import { RolesBox } from './roles-box.tsx'
import { TeamHead } from './team-head.tsx'

/** The team before its members: what is known, and the places of the rest. */
export function TeamSkeleton() {
  const t = useTranslations('team')
  const { memberRole, companyName } = useUser()
  const { brands } = useBrands()
  const mayManage = memberRole === 'admin'
  const isNarrow = useMedia('(max-width: 1151px)')
  const columns = brands.map(({ BrandId, BrandName, logoUrl }) => ({ brandId: BrandId, name: BrandName, logoUrl }))
  return (
    <div className="pt-6 pb-16" aria-busy="true">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <TeamHead company={companyName ?? ''} hasBrands={brands.length > 1} seats={null}>
        {mayManage && (
          <span aria-hidden="true">
            <Button variant="primary" icon={<UserPlus aria-hidden="true" size={16} />} disabled>
              {t('invite')}
            </Button>
          </span>
        )}
      </TeamHead>
      <div className="mb-5 px-4 sm:px-6">
        <RolesBox team={undefined} />
      </div>
      {isNarrow ? (
        <div className="border-t border-line">
          {rows.map((width) => (
            <div key={width} className="border-b border-line px-4 py-2.5 sm:px-6">
              <PersonPlace width={width} />
              <Skeleton className="mt-1.5 mb-0.5 ml-11 h-3 w-32" />
            </div>
          ))}
        </div>
      ) : (
        <div className="overflow-x-auto border-t border-line">
          <table className="w-full text-sm">
            <MemberTableHead brands={columns} mayManage={mayManage} />
            <tbody>
              {rows.map((width) => (
                <tr key={width} className="h-13 border-b border-line">
                  <td className="py-1.5 pr-4 pl-4 sm:pl-6">
                    <div className={memberCell}>
                      <PersonPlace width={width} />
                    </div>
                  </td>
                  {columns.slice(0, columns.length > MOST_COLUMNS ? 1 : MOST_COLUMNS).map(({ brandId }) => (
                    <td key={brandId} className="pr-3">
                      <Skeleton className="h-8 w-28 rounded-md" />
                    </td>
                  ))}
                  {mayManage && (
                    <td className="pr-3">
                      <Skeleton className="h-4 w-12" />
                    </td>
                  )}
                  <td className="pr-6">
                    <Skeleton className="ml-auto h-4 w-6" />
                  </td>
                  {mayManage && (
                    <td className="pr-3">
                      <Skeleton className="h-4 w-16" />
                    </td>
                  )}
                  <td className="w-12 pr-4 sm:pr-6">
                    <Skeleton className="ml-auto size-4" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

const rows = [128, 176, 144]

function PersonPlace({ width }: { width: number }) {
  return (
    <span className="flex items-center gap-3">
      <Skeleton className="size-8 shrink-0 rounded-full" />
      <span className="grid gap-2">
        <Skeleton className="h-3.5" style={{ width }} />
        <Skeleton className="h-3 w-28" />
      </span>
    </span>
  )
}
