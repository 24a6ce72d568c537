import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { AccountChoice } from './account-choice.tsx'
import { ConnectForm } from './connect-form.tsx'
import { ConnectProgress } from './connect-progress.tsx'
import { ServiceTile } from '../../ui/service-mark.tsx'
import { TokenForm } from './token-form.tsx'
import type { Service } from './service-list.ts'
import type { ConnectState } from './run-connect.ts'

export interface ConnectDialogProps {
  service: Service
  brand: { BrandName: string }
  state: ConnectState | undefined
  /** Prefilled store domain, if known. */
  known?: string | undefined
  /** The store domain of the brand’s Shopify connection. */
  store: string | undefined
  fromConsole: boolean
  onStart: (typed: string) => void
  onChoose: (account: string) => void
  /** Called after connecting with a token, without a consent page. */
  onConnected: () => void
  onClose: () => void
}

/** The form, then the progress, then the choice of account. Closing the dialog doesn’t stop the attempt. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { service, brand, state, known, onChoose, onClose } = props
  const t = useTranslations('connect')
  const name = t(`names.${service}`)
  // A failed attempt keeps what was typed.
  const [typed, setTyped] = useState(known ?? '')
  const asking = !state || state.phase === 'unchanged' || state.phase === 'failed'
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={
          <span className="flex items-center gap-3">
            <ServiceTile service={service} />
            <span className="grid">
              {t('dialog.title', { service: name })}{' '}
              <span className="text-sm font-normal text-ink-2">{t('dialog.forBrand', { brand: brand.BrandName })}</span>
            </span>
          </span>
        }
      >
        {asking && <Asking {...props} typed={typed} onType={setTyped} />}
        {state?.phase === 'choosing' && (
          <AccountChoice service={service} brandName={brand.BrandName} state={state} onChoose={onChoose} />
        )}
        {!asking && state.phase !== 'choosing' && <ConnectProgress service={service} state={state} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}

/**
 * The consent form. Judge.me can be connected by a private token instead, and only so if we have no Judge.me app.
 */
function Asking(props: ConnectDialogProps & { typed: string; onType: (typed: string) => void }) {
  const { service, state, store, fromConsole, onConnected, onClose } = props
  const [byToken, setByToken] = useState(false)
  const noKeys = state?.phase === 'failed' && state.noKeys === true
  if (service === 'judgeme' && (byToken || noKeys)) {
    return (
      <TokenForm
        store={store}
        fromConsole={fromConsole}
        onDone={onConnected}
        onConsent={noKeys ? null : () => setByToken(false)}
        onClose={onClose}
      />
    )
  }
  return <ConnectForm {...props} onToken={service === 'judgeme' ? () => setByToken(true) : null} />
}
