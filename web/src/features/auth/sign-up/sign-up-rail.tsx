import { Link2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { StepList, type Step } from '../../../ui/step-list.tsx'

export interface SignUpRailProps {
  /** Set once the account exists. */
  made?: { company: string; brand?: string | undefined; at?: string | undefined } | null
  shop?: string | undefined
}

/** The next steps, and the store of this sign-up. */
export function SignUpRail({ made, shop }: SignUpRailProps) {
  const t = useTranslations('signUp.rail')
  const createdLine = made?.brand ? t('createdText', { company: made.company, brand: made.brand }) : made?.company
  const steps: Step[] = [
    made
      ? { key: 'create', state: 'done', title: t('created'), line: createdLine, time: made.at }
      : { key: 'create', state: 'now', title: t('create'), line: t('createText') },
    made
      ? { key: 'verify', state: 'now', title: t('verify'), line: t('verifyWhy') }
      : { key: 'verify', state: 'next', title: t('verify'), line: t('verifyText') },
    { key: 'connect', state: 'next', title: t('connect'), line: t('connectText') },
    { key: 'finish', state: 'next', title: t('finish'), line: t('finishText') },
  ]
  return (
    <div className="mx-auto w-full max-w-140 lg:max-w-none">
      <h2 className="mb-4 text-sm font-semibold">{t('title')}</h2>
      <StepList steps={steps} />
      {shop && (
        <section className="mt-7 border-t border-line pt-5">
          <h2 className="mb-3 text-sm font-semibold">{t('store')}</h2>
          <div className="flex items-center gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-md border border-line bg-surface">
              <PlatformMark platform="shopify" size={20} />
            </span>
            <div className="min-w-0">
              <p className="truncate text-sm font-medium">{shop}</p>
              <p className="flex items-center gap-1.5 text-xs text-ink-2">
                <Link2 aria-hidden="true" size={14} className="text-sent-ink" />
                {t('linked')}
              </p>
            </div>
          </div>
          {!made && <p className="mt-3 text-xs text-pretty text-ink-2">{t('sealed')}</p>}
        </section>
      )}
    </div>
  )
}
