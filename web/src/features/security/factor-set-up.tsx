import type { FactorSetUp } from '@bizamply/contract/security'
import { CODE_LENGTH } from '@bizamply/contract/code-length'
import { Check, Copy } from 'lucide-react'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFocusOn } from '../../ui/use-focus-on.ts'
import { copy } from '../../lib/copy-to-clipboard.ts'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CodeBoxes } from '../../ui/code-boxes.tsx'
import { textLink } from '../../ui/text-link.ts'
import { toast } from '../../ui/toast.ts'
import { useRenewSecurity } from './queries.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/**
 * Scan, save the recovery codes, then enter the first code: codes come first, so that users keep a way to sign in.
 */
export function FactorSetUpBox({ setUp, onEnd }: { setUp: FactorSetUp; onEnd: () => void }) {
  const t = useTranslations('security.factor')
  const { kept, setKept, code, type, wrong, busy, submit, cancel, field } = useEnabling(onEnd)
  return (
    <div
      ref={useFocusOn<HTMLDivElement>()}
      tabIndex={-1}
      className="grid rounded-lg border border-line outline-none max-xl:divide-y xl:grid-cols-[304px_1fr_260px] xl:divide-x divide-line"
    >
      <Step number={1} title={t('scan')}>
        <div className="flex gap-4">
          <QrCode text={setUp.uri} label={t('qr')} />
          <ScanText {...setUp} />
        </div>
      </Step>
      <Step number={2} title={t('keep')} done={kept}>
        <RecoveryCodes codes={setUp.recoveryCodes} />
        <label className="mt-3 flex w-fit cursor-pointer items-center gap-2.5 text-sm text-ink">
          <Checkbox checked={kept} onCheckedChange={setKept} />
          {t('kept')}
        </label>
      </Step>
      <Step number={3} title={t('enter')}>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
          <CodeBoxes
            ref={field}
            value={code}
            onChange={type}
            label={t('boxes')}
            invalid={wrong !== null}
            readOnly={busy}
            describedBy="factor-note"
            size="sm"
          />
          <p
            id="factor-note"
            role={wrong ? 'alert' : undefined}
            className={`text-xs ${wrong ? 'text-danger-ink' : 'text-ink-3'}`}
          >
            {wrong ?? t(!kept && code.length === CODE_LENGTH ? 'keepFirst' : 'every30')}
          </p>
          <div className="flex gap-2">
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyLabel={t('turningOn')}
              disabled={!kept || code.length < CODE_LENGTH}
            >
              {t('turnOn')}
            </Button>
            <Button variant="ghost" aria-disabled={busy || undefined} onClick={cancel}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </Step>
    </div>
  )
}

function Step({
  number,
  title,
  done = false,
  children,
}: {
  number: number
  title: string
  done?: boolean
  children: ReactNode
}) {
  const mark = done ? 'bg-sent-soft text-sent-ink' : 'bg-surface-3 text-ink-2'
  return (
    <section className="grid content-start gap-3 p-4">
      <h3 className="flex items-center gap-2 text-sm font-medium text-ink">
        <span
          aria-hidden="true"
          className={`grid size-5 place-items-center rounded-full text-micro tabular-nums ${mark}`}
        >
          {done ? <Check size={12} /> : number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  )
}

function ScanText({ secret, uri }: Pick<FactorSetUp, 'secret' | 'uri'>) {
  const t = useTranslations('security.factor')
  const isTouch = useMedia('(pointer: coarse)')
  const put = async () => {
    if (await copy(secret)) toast.success(t('keyCopied'))
    else toast.warning(t('copyFailed'))
  }
  return (
    <div className="grid content-start gap-2 text-xs text-ink-2">
      <p>{t('scanText')}</p>
      {/* A phone can't scan its own screen. */}
      {isTouch && (
        <a href={uri} className={`w-fit content-center coarse:min-h-11 ${textLink}`}>
          {t('openApp')}
        </a>
      )}
      <p>
        {t('noCamera')}
        <span className="block font-mono text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <button
        type="button"
        className={`flex w-fit items-center gap-1.5 coarse:min-h-11 ${textLink}`}
        onClick={() => void put()}
      >
        <Copy aria-hidden="true" size={12} />
        {t('copyKey')}
      </button>
    </div>
  )
}

function useEnabling(onEnd: () => void) {
  const t = useTranslations('security.factor')
  const renew = useRenewSecurity()
  const [kept, setKept] = useState(false)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const type = (digits: string) => {
    setCode(digits)
    setWrong(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await api.security.enableSecondFactor({ code })
      toast.success(t('enabled'), { duration: 3000 })
      renew()
      onEnd()
    } catch (thrown) {
      setWrong(CallError.from(thrown).message)
      setBusy(false)
      field.current?.focus()
      field.current?.select()
    }
  }
  /** Closes immediately, and discards the setup on the server. */
  const cancel = () => {
    // Otherwise it would turn off the factor that is just being turned on.
    if (busy) return
    onEnd()
    void api.security.disableSecondFactor().catch(() => undefined)
  }
  return { kept, setKept, code, type, wrong, busy, submit, cancel, field }
}
