import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { useFailureWords } from './failure-words.ts'
import type { Service } from './service-list.ts'
import type { ConnectState } from './run-connect.ts'
import { Radio } from '../../ui/radio.tsx'

export interface AccountChoiceProps {
  service: Service
  /** Preselects the account with this name. */
  brandName?: string
  state: Extract<ConnectState, { phase: 'choosing' }>
  onChoose: (account: string) => void
  /** On a page instead of in a dialog, so the button is below the list. */
  onPage?: boolean
}

/** The user granted access to several accounts: selects the one for this brand. */
export function AccountChoice({ service, brandName, state, onChoose, onPage = false }: AccountChoiceProps) {
  const t = useTranslations('connect')
  const failureWords = useFailureWords()
  const [chosen, setChosen] = useState(state.accounts.find(({ name }) => name === brandName)?.account ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(chosen)
  }
  const use = (
    <Button
      type="submit"
      variant="primary"
      size={onPage ? 'lg' : 'md'}
      busy={state.busy}
      busyLabel={t('dialog.using')}
      disabled={!chosen}
    >
      {t('dialog.use')}
    </Button>
  )
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state.failure && <ErrorPanel message={failureWords(service, state.failure)} />}
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-2 text-sm font-medium">{t('dialog.chooseAccount')}</legend>
        {state.accounts.map(({ account, name }) => (
          <label
            key={account}
            className="flex cursor-pointer items-center gap-3 rounded-sm border border-line px-3 py-2.5 has-checked:border-accent-line has-checked:bg-accent-soft"
          >
            <Radio
              name={`account-${service}`}
              value={account}
              checked={chosen === account}
              onChange={() => setChosen(account)}
            />
            <span className="min-w-0 truncate text-sm font-medium">{name}</span>
            <span className="ml-auto max-w-2/5 shrink-0 truncate text-xs text-ink-2">{account}</span>
          </label>
        ))}
      </fieldset>
      {onPage ? use : <DialogFooter>{use}</DialogFooter>}
    </form>
  )
}
