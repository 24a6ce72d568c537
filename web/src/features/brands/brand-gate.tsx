import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MissingBrands, useBrands } from '../../lib/brand-context.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { NoBrand } from './no-brand.tsx'

export interface BrandGateProps {
  /** Title of the screen, which stays while its brand is missing. Left out within a screen that has one. */
  title?: string | undefined
  /** The screen's layout, without content. */
  waiting: ReactNode
  children: ReactNode
}

/** Renders a screen only if there is a current brand. */
export function BrandGate({ title, waiting, children }: BrandGateProps) {
  const t = useTranslations('brands')
  const { status, error, retry } = useBrands()
  if (status === 'ready') return children
  if (status === 'none') return <NoBrand />
  if (status === 'loading') return waiting
  return (
    <>
      {title && <h1 className="px-4 pt-5 pb-4 text-xl font-semibold sm:px-6">{title}</h1>}
      <ErrorPanel
        className="mx-4 sm:mx-6"
        {...(error instanceof MissingBrands ? { message: t('failedNoData') } : { error, title: t('failed') })}
        onRetry={retry}
      />
    </>
  )
}
