import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { pendingFactor, type PendingFactor } from '../../lib/pending-factor.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { textLink } from '../../ui/text-link.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { LostFactor } from './lost-factor.tsx'
import { useSecondFactor, type FactorTrouble } from './use-second-factor.ts'
import { CodeBoxes } from '../../ui/code-boxes.tsx'

const TROUBLE = 'second-factor-trouble'

/** The second step of signing in. */
export function SecondFactorForm({ pending }: { pending: PendingFactor }) {
  const t = useTranslations('auth.secondFactor')
  const { recovery, change, code, type, submit, busy, complete, trouble, field } = useSecondFactor(pending)
  useEffect(() => field.current?.focus(), [field, recovery])
  const [lost, setLost] = useState(false)
  const words = useTranslations('recovery')
  const over = trouble?.kind === 'over'
  if (lost) return <LostFactor pending={pending} onBack={() => setLost(false)} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-base text-ink-2">{t(recovery ? 'recoveryText' : 'text')}</p>
      {recovery ? (
        <Field label={t('recoveryLabel')}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              size="lg"
              value={code}
              onChange={({ target }) => type(target.value)}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              readOnly={busy}
              aria-invalid={trouble?.kind === 'wrong' || undefined}
              aria-describedby={trouble ? TROUBLE : undefined}
            />
          )}
        </Field>
      ) : (
        <CodeBoxes
          ref={field}
          value={code}
          onChange={type}
          label={t('boxes')}
          invalid={trouble?.kind === 'wrong'}
          readOnly={busy}
          describedBy={trouble ? TROUBLE : undefined}
        />
      )}
      {trouble && <Trouble trouble={trouble} recovery={recovery} />}
      {!over && (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          busyLabel={t('busy')}
          disabled={!complete || trouble?.kind === 'tooMany'}
        >
          {t('submit')}
        </Button>
      )}
      {pending.passkey && !over && <PasskeyButton challenge={pending.challenge} remember={pending.remember} />}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        {!over && (
          <button type="button" className={textLink} onClick={change}>
            {t(recovery ? 'useApp' : 'useRecovery')}
          </button>
        )}
        {!over && (
          <button type="button" className={textLink} onClick={() => setLost(true)}>
            {words('lost')}
          </button>
        )}
        <button type="button" className={textLink} onClick={pendingFactor.end}>
          {t('back')}
        </button>
      </div>
    </form>
  )
}

function Trouble({ trouble, recovery }: { trouble: FactorTrouble; recovery: boolean }) {
  const t = useTranslations('auth.secondFactor')
  const format = useFormat()
  const words = (): string => {
    if (trouble.kind === 'other') return trouble.words
    if (trouble.kind === 'tooMany') return t('tooMany', { time: format.time(trouble.until) })
    if (trouble.kind === 'over') return t('over')
    return t(recovery ? 'wrongRecovery' : 'wrong')
  }
  const left = trouble.kind === 'wrong' ? trouble.triesLeft : null
  return (
    <p id={TROUBLE} role="alert" className="flex justify-between gap-3 text-xs text-danger-ink tabular-nums">
      <span>{words()}</span>
      {left !== null && <span className="shrink-0">{t('triesLeft', { left })}</span>}
    </p>
  )
}
