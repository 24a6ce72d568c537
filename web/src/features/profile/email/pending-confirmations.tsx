import type { PendingEmail } from '@bizamply/contract/email-change'
import { CODE_LENGTH } from '@bizamply/contract/code-length'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { useBeginChange } from './use-begin-change.ts'
import { useConfirmations } from './use-confirmations.ts'

export interface PendingConfirmationsProps {
  email: string
  pending: PendingEmail
  onDone: () => void
}

/** Shows which of the two confirmations are still missing. */
export function PendingConfirmations({ email, pending, onDone }: PendingConfirmationsProps) {
  const t = useTranslations('emailChange')
  const { stop, stopping, failed } = useConfirmations(onDone)
  const again = useBeginChange()
  return (
    <div className="grid gap-4">
      <Proof title={t('codeTitle')} done={pending.newProved && t('codeDone')}>
        <CodeForm pending={pending} onDone={onDone} />
      </Proof>
      <Proof title={t('linkTitle')} done={pending.oldProved && t('linkDone')}>
        <p className="text-sm text-pretty text-ink-2">{t('linkText', { email })}</p>
      </Proof>
      {(again.problem ?? failed) && (
        <p role="alert" className="text-xs text-danger-ink">
          {again.problem ?? failed}
        </p>
      )}
      <button
        type="button"
        className={`w-fit text-sm ${textLink}`}
        disabled={again.busy}
        onClick={() => void again.begin(pending.email)}
      >
        {t('again')}
      </button>
      <DialogFooter>
        <Button variant="ghost" className="text-danger-ink" busy={stopping} onClick={() => void stop()}>
          {t('stop')}
        </Button>
        <Button onClick={onDone}>{t('close')}</Button>
      </DialogFooter>
    </div>
  )
}

function Proof({ title, done, children }: { title: string; done: string | false; children: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-lg border border-line p-4">
      <h3 className="text-sm font-medium text-ink">{title}</h3>
      {done ? (
        <p role="status" className="flex items-center gap-2 text-sm text-sent-ink">
          <Check aria-hidden="true" size={16} />
          {done}
        </p>
      ) : (
        children
      )}
    </section>
  )
}

function CodeForm({ pending, onDone }: { pending: PendingEmail; onDone: () => void }) {
  const t = useTranslations('emailChange')
  const format = useFormat()
  const { code, type, prove, busy, wrong, field } = useConfirmations(onDone)
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void prove()
      }}
    >
      <p className="text-sm text-pretty text-ink-2">
        {t('codeText', { email: pending.email, time: format.time(new Date(pending.expiresAt)) })}
      </p>
      <CodeBoxes
        ref={field}
        value={code}
        onChange={type}
        label={t('boxes')}
        invalid={wrong !== null}
        readOnly={busy}
        describedBy={wrong ? 'email-code-note' : undefined}
        size="sm"
      />
      {wrong && (
        <p id="email-code-note" role="alert" className="text-xs text-danger-ink">
          {wrong}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="w-fit"
        busy={busy}
        busyLabel={t('proving')}
        disabled={code.length < CODE_LENGTH}
      >
        {t('prove')}
      </Button>
    </form>
  )
}
