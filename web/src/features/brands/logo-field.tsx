import { pictureTypes } from '@bizamply/contract/pictures'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { Button } from '../../ui/button.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { useLogo } from './use-logo.ts'

/** The logo of a brand, for members who may change it. Shows its largest centered square. */
export function LogoField({ brandId }: { brandId: string }) {
  const t = useTranslations('brands')
  const { brands } = useBrands()
  const brand = brands.find((one) => one.BrandId === brandId)
  const { busy, problem, send, remove } = useLogo(brandId)
  const input = useRef<HTMLInputElement>(null)
  if (!brand) return null
  const isUploaded = brand.logoUrl?.startsWith('/brand-logos/') ?? false
  return (
    <div role="group" aria-label={t('logo')} className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <BrandLogo brand={brand} size={48} />
        <Button size="sm" busy={busy === 'send'} busyLabel={t('logoSending')} onClick={() => input.current?.click()}>
          {t(brand.logoUrl ? 'logoChange' : 'logoUpload')}
        </Button>
        {isUploaded && (
          <Button
            size="sm"
            variant="ghost"
            busy={busy === 'remove'}
            busyLabel={t('logoRemoving')}
            onClick={() => void remove()}
          >
            {t('logoRemove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          aria-label={t('logo')}
          accept={pictureTypes.join(',')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void send(target.files?.[0])
            // Reset, so that selecting the same file again fires `change`.
            target.value = ''
          }}
        />
      </div>
      <p className="mt-1 text-xs text-ink-3">{t('logoText')}</p>
      {problem && (
        <p role="alert" className="mt-1 text-xs text-pretty text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  )
}
