import { ChevronsUpDown, RotateCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useBrands } from '../../lib/brand-context.tsx'
import { isOnlyAdministrator } from '../../lib/landing.ts'
import { useSession } from '../../lib/session.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BrandLogo } from './brand-logo.tsx'

const load = () => import('./brand-popup.tsx')
const BrandPopup = lazyPart(() => load().then((it) => ({ default: it.BrandPopup })))

export function BrandSwitcher() {
  const t = useTranslations('brands')
  const shared = useTranslations('shared')
  const { status, brand, retry } = useBrands()
  const { user } = useSession()
  if (status === 'loading') return <Skeleton className="h-6 w-32" />
  if (status === 'failed') {
    return (
      <button type="button" className={`${trigger} text-danger-ink`} data-tooltip={shared('tryAgain')} onClick={retry}>
        <span className="truncate">{t('errorLoading')}</span>
        <span className="sr-only">, {shared('tryAgain')}</span>
        <RotateCw aria-hidden="true" size={14} className="shrink-0" />
      </button>
    )
  }
  if (!brand && user && isOnlyAdministrator(user)) {
    return (
      <span className="flex items-center gap-2 text-sm font-medium text-ink">
        <BrandMark size={24} /> {shared('product')}
      </span>
    )
  }
  if (!brand) return <span className="truncate text-sm text-ink-2">{t('none')}</span>
  return (
    <MenuButton popup={BrandPopup} preload={load} className={`${trigger} text-ink`}>
      <BrandLogo brand={brand} />
      <span className="truncate" aria-hidden="true">
        {brand.BrandName}
      </span>
      <span className="sr-only">{t('current', { name: brand.BrandName })}</span>
      <ChevronsUpDown aria-hidden="true" size={16} className="shrink-0 text-ink-3 max-[359px]:hidden" />
    </MenuButton>
  )
}

const trigger =
  'flex h-8 min-w-0 max-w-64 items-center gap-1.5 sm:gap-2 rounded-sm xl:max-w-80 px-1.5 text-sm font-medium transition-colors duration-100 ' +
  'hover:bg-surface-3 data-[state=open]:bg-surface-3 coarse:h-10'
