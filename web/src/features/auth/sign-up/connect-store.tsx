import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { installUrl } from '../../../lib/install-url.ts'
import { leaveTo } from '../../../lib/leave-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { cleanDomain, domainProblem } from '../../../lib/shopify-domain.ts'

export interface ConnectStoreProps {
  isMissing: boolean
  /** The account was requested before the store was connected. */
  isWanted?: boolean
  shop?: string | undefined
}

/** Starts the Shopify install that provides the store link, if the URL has none or it has expired. */
export function ConnectStore({ isMissing, isWanted = false, shop = '' }: ConnectStoreProps) {
  const t = useTranslations('signUp')
  const [domain, setDomain] = useState(shop)
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
    <section aria-labelledby="connect-store" className="rounded-lg border border-line bg-canvas">
      <form noValidate onSubmit={connect} className="grid gap-4 p-4">
        <div>
          <h2 id="connect-store" className="text-base font-semibold">
            {t('start')}
          </h2>
          <p className="mt-1 text-sm text-pretty text-ink-2">{t('startText')}</p>
        </div>
        <Field
          label={t('storeDomain')}
          id={storeFieldId}
          error={problem ? t(problem, { host: exampleHost }) : isWanted ? t('connectFirst') : undefined}
          hint={isMissing ? t('notLinked') : undefined}
        >
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
                {t('connectStore')}
              </Button>
            </span>
          )}
        </Field>
        {isMissing && <p className="border-t border-line pt-3 text-micro text-ink-3">{t('missing')}</p>}
      </form>
    </section>
  )
}

export const storeFieldId = 'sign-up-store'
const exampleHost = 'your-store.myshopify.com'
