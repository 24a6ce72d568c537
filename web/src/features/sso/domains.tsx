import type { SsoSettings } from '@bizamply/contract/sso'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { DomainRow } from './domain-row.tsx'
import { useDomains } from './use-domains.ts'

/** Domains whose addresses may sign in with SSO, each verified by a TXT record. */
export function Domains({ domains }: { domains: SsoSettings['domains'] }) {
  const t = useTranslations('sso')
  const actions = useDomains()
  const [leaving, setLeaving] = useState<string | null>(null)
  return (
    <section aria-labelledby="sso-domains" className="mt-8">
      <h3 id="sso-domains" className="text-base font-semibold">
        {t('domains')}
      </h3>
      <p className="mb-3 text-sm text-pretty text-ink-2">{t('domainsText')}</p>
      {domains.length === 0 ? (
        <p className="border-y border-line py-4 text-sm text-ink-2">{t('noDomains')}</p>
      ) : (
        <ul aria-labelledby="sso-domains" className="border-t border-line">
          {domains.map((one) => (
            <DomainRow key={one.domain} domain={one} actions={actions} onRemove={() => setLeaving(one.domain)} />
          ))}
        </ul>
      )}
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void actions.add()
        }}
      >
        <Field label={t('domain')} error={actions.problem}>
          {(control) => (
            <div className="flex items-center gap-2">
              <Input
                {...control}
                className="flex-1 sm:max-w-72"
                value={actions.typed}
                onChange={({ target }) => actions.type(target.value)}
                placeholder="example.com"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <Button
                type="submit"
                busy={actions.busy === ''}
                busyLabel={t('adding')}
                disabled={actions.typed.trim() === ''}
              >
                {t('add')}
              </Button>
            </div>
          )}
        </Field>
      </form>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('removeDomainTitle', { domain: leaving ?? '' })}
        description={t('removeDomainText')}
        action={t('removeIt')}
        onConfirm={() => {
          setLeaving(null)
          if (leaving) void actions.remove(leaving)
        }}
      />
    </section>
  )
}
