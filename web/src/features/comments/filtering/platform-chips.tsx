import { FileDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { touchTargetAround } from '../../../ui/touch-target.ts'
import { chipsFor, valuesOf, type Choice, type Filters } from './filters.ts'

export interface PlatformChipsProps {
  filters: Filters
  /** On a phone, next to views that begin with All, too. */
  isAmongViews?: boolean
  onChange: (change: Partial<Choice>) => void
}

/** One platform or all, connected ones first. Several at once are chosen in the filters. */
export function PlatformChips({ filters, isAmongViews = false, onChange }: PlatformChipsProps) {
  const t = useTranslations('comments')
  const { brand } = useBrand()
  const chosen = valuesOf(filters.platform)
  return (
    <div role="group" aria-label={t('platforms')} className="flex items-center gap-1">
      {filters.import && (
        <Chip
          pressed
          className={touchTargetAround}
          icon={<FileDown aria-hidden="true" size={14} />}
          onClick={() => onChange({ import: undefined })}
        >
          {t('oneImport')}
        </Chip>
      )}
      <Chip
        pressed={chosen.length === 0}
        className={touchTargetAround}
        onClick={() => onChange({ platform: undefined })}
      >
        {t(isAmongViews ? 'allPlatforms' : 'all')}
      </Chip>
      {chipsFor(filters.platform, brand.ServiceConnected).map((platform) => (
        <Chip
          key={platform}
          className={touchTargetAround}
          pressed={chosen.includes(platform)}
          icon={<PlatformMark platform={platform} />}
          onClick={() => onChange({ platform: filters.platform === platform ? undefined : platform })}
        >
          {t(`platform.${platform}`)}
        </Chip>
      ))}
    </div>
  )
}
