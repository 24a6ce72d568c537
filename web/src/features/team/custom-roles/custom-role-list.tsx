import type { CustomRole } from '@bizamply/contract/custom-roles'
import { sizes } from '@bizamply/contract/size-limits'
import { plans } from '@bizamply/contract/plans'
import type { TeamList } from '@bizamply/contract/team'
import { Link } from '@tanstack/react-router'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { usePermissionWords } from '../../../lib/permission-words.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { RemoveRoleDialog } from './remove-role-dialog.tsx'

const CustomRoleDialog = lazyPart(() =>
  import('./custom-role-dialog.tsx').then((it) => ({ default: it.CustomRoleDialog })),
)

type Requested = { what: 'edit'; role: CustomRole | null } | { what: 'remove'; role: CustomRole } | null

/** The company's custom roles; the plan decides whether more can be created. */
export function CustomRoleList({ team }: { team: TeamList }) {
  const t = useTranslations('team.custom')
  const [requested, ask] = useState<Requested>(null)
  const { customRoles } = team
  const isAvailable = team.customRolesAre === 'available'
  const close = () => ask(null)
  return (
    <section aria-labelledby="custom-roles" className="mt-6">
      <SectionHead
        id="custom-roles"
        title={t('title')}
        meta={isAvailable ? t('text') : <Unavailable isOff={team.customRolesAre === 'off'} />}
      >
        {isAvailable && customRoles.length < sizes.customRoles && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus aria-hidden="true" size={14} />}
            onClick={() => ask({ what: 'edit', role: null })}
          >
            {t('add')}
          </Button>
        )}
      </SectionHead>
      {isAvailable && customRoles.length === 0 && <p className="px-4 pb-3 text-sm text-ink-3 sm:px-6">{t('none')}</p>}
      {customRoles.length > 0 && (
        <ul className="border-t border-line">
          {customRoles.map((role) => (
            <li key={role.id} className="flex items-center gap-x-4 border-b border-line px-4 py-2.5 text-sm sm:px-6">
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-medium text-ink">{role.name}</bdi>
                <Summary role={role} />
              </span>
              <span className="shrink-0 text-xs text-ink-2 tabular-nums">{t('inUse', { count: role.inUse })}</span>
              <span className="flex shrink-0">
                {isAvailable && (
                  <IconButton
                    size="sm"
                    label={t('edit', { role: role.name })}
                    icon={<PenLine size={16} />}
                    onClick={() => ask({ what: 'edit', role })}
                  />
                )}
                <IconButton
                  size="sm"
                  label={t('remove', { role: role.name })}
                  icon={<Trash2 size={16} />}
                  onClick={() => ask({ what: 'remove', role })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Suspense>{requested?.what === 'edit' && <CustomRoleDialog role={requested.role} onClose={close} />}</Suspense>
      {requested?.what === 'remove' && <RemoveRoleDialog role={requested.role} onClose={close} />}
    </section>
  )
}

function Unavailable({ isOff }: { isOff: boolean }) {
  const t = useTranslations('team.custom')
  const shared = useTranslations('shared')
  if (isOff) return shared('featureOff')
  return (
    <>
      {t('comesWith', { plan: plans.enterprise.name })}{' '}
      <Link to="/plans" className={textLink}>
        {t('seePlans')}
      </Link>
    </>
  )
}

function Summary({ role: { permissions } }: { role: CustomRole }) {
  const t = useTranslations('team.custom')
  const words = usePermissionWords()
  return (
    <span className="block truncate text-xs text-ink-3">
      {permissions.length === 0 ? t('readsOnly') : permissions.map((one) => words(one)).join(' · ')}
    </span>
  )
}
