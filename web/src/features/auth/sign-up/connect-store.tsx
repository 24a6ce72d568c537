import { Info } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { installUrl } from '../../../lib/install-url.ts'
import { leaveTo } from '../../../lib/leave-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { cleanDomain, domainProblem } from './shop-link.ts'

/** Starts the Shopify install that provides the store link, if the URL has none or it has expired. */
export function ConnectStore({ isMissing }: { isMissing: boolean }) {
  const t = useTranslations('signUp')
  const [domain, setDomain] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof domainProblem>>(null)
  const [leaving, setLeaving] = useState(false)
  const connect = (event: FormEvent) => {
    event.preventDefault()
    const found = domainProblem(domain)
    setProblem(found)
    if (found || leaving) return
    setLeaving(true)
    leaveTo(installUrl(cleanDomain(domain)))
  }
  return (
    <section aria-label={t('connectStore')} className="overflow-hidden rounded-lg border border-line">
      {isMissing && (
        <p className="flex items-center gap-2.5 border-b border-line bg-canvas px-4 py-2.5 text-sm text-ink-2">
          <Info aria-hidden="true" size={16} className="shrink-0" />
          {t('missing')}
        </p>
      )}
      <form noValidate onSubmit={connect} className="grid gap-3 p-4">
        <div>
          <h2 className="text-sm font-semibold">{t('connectStore')}</h2>
          <p className="text-xs text-ink-2">{t('connectStoreText')}</p>
        </div>
        <Field label={t('storeDomain')} error={problem ? t(problem, { host: exampleHost }) : undefined}>
          {(control) => (
            <span className="flex gap-2 max-sm:flex-col">
              <Input
                {...control}
                value={domain}
                onChange={(event) => {
                  setDomain(event.target.value)
                  setProblem(null)
                }}
                size="lg"
                className="flex-1"
                icon={<PlatformMark platform="shopify" size={16} />}
                placeholder={exampleHost}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <Button type="submit" variant="primary" size="lg" busy={leaving} busyLabel={t('connecting')}>
                {t('connect')}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </section>
  )
}

const exampleHost = 'your-store.myshopify.com'
