import type { TeamList } from '@bizamply/contract/team'
import { brandRoles, memberRoles, type BrandRole } from '@bizamply/contract/roles'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { BrandTile } from '../brand-tile.tsx'
import { RoleSegments } from './role-segments.tsx'
import type { InviteForm } from './use-invite.ts'

/** The same role in every brand, or a role per brand, with a sentence that says what it allows. */
export function RoleChoice({ team, form }: { team: TeamList; form: InviteForm }) {
  const t = useTranslations('team')
  const { scope, byBrand } = form
  const several = team.brands.length > 1
  const scopes = [
    ...memberRoles.map((role) => ({ value: role as string, name: t(`role.${role}`) })),
    ...(team.customRoles.length > 0 ? [{ value: 'custom', name: t('dialog.custom') }] : []),
    ...(several ? [{ value: 'brands', name: t('dialog.byBrand') }] : []),
  ]
  return (
    <div role="group" aria-label={t('dialog.roles')} className="grid gap-2">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {t('dialog.roles')}
      </span>
      <div className="overflow-hidden rounded-md border border-line">
        <Line name={several ? t('dialog.access') : team.company}>
          <RoleSegments
            label={t('dialog.inCompany')}
            roles={scopes}
            value={scope}
            onChange={(next) => form.setScope(next as InviteForm['scope'])}
          />
        </Line>
        {scope === 'custom' && <CustomChoice team={team} form={form} />}
        {scope === 'brands' &&
          team.brands.map((brand) => (
            <Line key={brand.brandId} name={brand.name} brand={brand}>
              <RoleSegments<BrandRole>
                label={brand.name}
                roles={brandRoles.map((role) => ({ value: role, name: t(`role.${role}`) }))}
                value={byBrand[brand.brandId] ?? 'none'}
                onChange={(role) => form.setInBrand(brand.brandId, role)}
              />
            </Line>
          ))}
      </div>
      <Allows team={team} form={form} />
    </div>
  )
}

/** Which custom role, and the brands that it applies to. */
function CustomChoice({ team, form }: { team: TeamList; form: InviteForm }) {
  const t = useTranslations('team')
  return (
    <>
      <Line name={t('dialog.customRole')}>
        <Select
          aria-label={t('dialog.customRole')}
          value={form.customRole}
          onChange={(event) => form.setCustomRole(event.target.value)}
        >
          {team.customRoles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Line>
      {team.brands.length > 1 &&
        team.brands.map((brand) => (
          <Line key={brand.brandId} name={brand.name} brand={brand}>
            <Checkbox
              aria-label={t('dialog.countsIn', { brand: brand.name })}
              checked={!form.closed.has(brand.brandId)}
              onCheckedChange={(isOpen) => form.setOpen(brand.brandId, isOpen)}
            />
          </Line>
        ))}
    </>
  )
}

interface LineProps {
  name: string
  brand?: TeamList['brands'][number]
  children: ReactNode
}

function Line({ name, brand, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line px-3 py-2 not-first:border-t">
      <span className="flex min-w-0 flex-1 basis-24 items-center gap-2 text-sm text-ink">
        {brand && <BrandTile brand={brand} />}
        <bdi className="truncate">{name}</bdi>
      </span>
      {children}
    </div>
  )
}

function Allows({ team, form: { scope, byBrand, noBrand } }: { team: TeamList; form: InviteForm }) {
  const t = useTranslations('team.dialog')
  if (noBrand) return <p className="text-xs text-danger-ink">{t('noBrand')}</p>
  if (scope === 'custom') return null
  if (scope !== 'brands') return <p className="text-xs text-ink-3">{t(`allows.${scope}`)}</p>
  return (
    <div className="text-xs text-pretty text-ink-3">
      {team.brands.map(({ brandId, name }) => {
        const role = byBrand[brandId] ?? 'none'
        return role === 'none' ? null : <p key={brandId}>{t(`allowsIn.${role}`, { brand: name })}</p>
      })}
    </div>
  )
}
