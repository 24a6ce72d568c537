import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { AccountChoice } from './account-choice.tsx'
import { ConnectForm } from './connect-form.tsx'
import { ConnectProgress } from './connect-progress.tsx'
import { ServiceTile } from '../../ui/service-mark.tsx'
import { TokenForm, type TokenState } from './token-form.tsx'
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
  const [token, setToken] = useState<TokenState>('none')
  const asking = !state || state.phase === 'unchanged' || state.phase === 'failed'
  return (
    <EditingDialog
      width={480}
      title={
        <span className="flex items-center gap-3">
          <ServiceTile service={service} />
          <span className="grid">
            {t('dialog.title', { service: name })}{' '}
            <span className="text-sm font-normal text-ink-2">{t('dialog.forBrand', { brand: brand.BrandName })}</span>
          </span>
        </span>
      }
      changed={asking && token === 'typed'}
      busy={asking && token === 'sending'}
      onClose={onClose}
    >
      {(leave) => (
        <>
          {asking && <Asking {...props} typed={typed} onType={setTyped} onToken={setToken} onClose={leave} />}
          {state?.phase === 'choosing' && (
            <AccountChoice service={service} brandName={brand.BrandName} state={state} onChoose={onChoose} />
          )}
          {!asking && state.phase !== 'choosing' && (
            <ConnectProgress service={service} state={state} onClose={onClose} />
          )}
        </>
      )}
    </EditingDialog>
  )
}

interface AskingProps extends ConnectDialogProps {
  typed: string
  onType: (typed: string) => void
  onToken: (state: TokenState) => void
}

/**
 * The consent form. Judge.me can be connected by a private token instead, and only so if we have no Judge.me app.
 */
function Asking(props: AskingProps) {
  const { service, state, store, fromConsole, onConnected, onToken, onClose } = props
  const [byToken, setByToken] = useState(false)
  const noKeys = state?.phase === 'failed' && state.noKeys === true
  if (service === 'judgeme' && (byToken || noKeys)) {
    return (
      <TokenForm
        store={store}
        fromConsole={fromConsole}
        onDone={onConnected}
        onConsent={
          noKeys
            ? null
            : () => {
                setByToken(false)
                onToken('none')
              }
        }
        onState={onToken}
        onClose={onClose}
      />
    )
  }
  return <ConnectForm {...props} onToken={service === 'judgeme' ? () => setByToken(true) : null} />
}
