import { Check, Info } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { textLink } from '../../ui/text-link.ts'
import { connectFields, fieldOf, type FieldProblem, type FieldService } from './connect-field.ts'
import { useFailureWords } from './failure-words.ts'
import type { Service } from './service-list.ts'
import type { ConnectState } from './run-connect.ts'

export interface ConnectFormProps {
  service: Service
  state: ConnectState | undefined
  typed: string
  onType: (typed: string) => void
  onStart: (typed: string) => void
  /** Switches to the form for a private token; null if the service has none. */
  onToken: (() => void) | null
  onClose: () => void
}

/** The account identifier, if the service needs it, and the permissions that the service will ask for. */
export function ConnectForm({ service, state, typed, onType, onStart, onToken, onClose }: ConnectFormProps) {
  const t = useTranslations('connect')
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const field = fieldOf(service)
  const failureWords = useFailureWords()
  const judge = () => (field ? field.problem(field.clean(typed)) : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = judge()
    setProblem(found)
    if (!found) onStart(field ? field.clean(typed) : '')
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {state?.phase === 'failed' && <ErrorPanel message={failureWords(service, state)} />}
      {state?.phase === 'unchanged' && (
        <p role="status" className="rounded-md bg-surface-2 px-3 py-2.5 text-sm text-ink-2 dark:bg-surface-3">
          {t('dialog.unchanged')}
        </p>
      )}
      {hasField(service) ? (
        <TypedField
          service={service}
          typed={typed}
          problem={problem}
          onType={(value) => {
            onType(value)
            setProblem(null)
          }}
          onLeave={() => typed && setProblem(judge())}
        />
      ) : (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-pretty text-ink-2">{t(explained[service])}</p>
          {onToken && (
            <button type="button" className={`min-h-6 text-sm coarse:min-h-10 ${textLink}`} onClick={onToken}>
              {t('useToken')}
            </button>
          )}
        </div>
      )}
      <Before service={service} />
      <Asks service={service} />
      <DialogFooter>
        <span className="mr-auto self-center text-xs text-ink-2 max-sm:hidden">{t('dialog.newWindow')}</span>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('connect')}
        </Button>
      </DialogFooter>
    </form>
  )
}

const explained = { judgeme: 'judgemeText', yotpo: 'yotpoText', whatsapp: 'whatsappText' } as const

const hasField = (service: Service): service is FieldService => Object.hasOwn(connectFields, service)

interface TypedFieldProps {
  service: FieldService
  typed: string
  problem: FieldProblem | null
  onType: (value: string) => void
  onLeave: () => void
}

function TypedField({ service, typed, problem, onType, onLeave }: TypedFieldProps) {
  const t = useTranslations('connect')
  const { counted, example, inputMode } = connectFields[service]
  const count = counted && typed.match(counted)?.length
  return (
    <div className="grid gap-3">
      <Field
        label={t(`fields.${service}`)}
        error={problem ? t(`problems.${problem}`, { host: example }) : undefined}
        aside={
          counted && count && <span className="text-xs text-ink-2 tabular-nums">{t('dialog.digits', { count })}</span>
        }
      >
        {(control) => (
          <Input
            {...control}
            size="lg"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
            placeholder={example}
            inputMode={inputMode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <p className="text-sm text-pretty text-ink-2">{t(`fields.${service}Hint`)}</p>
    </div>
  )
}

/** What the platform must approve first; docs/connect has the full steps for operators. */
function Before({ service }: { service: Service }) {
  const t = useTranslations('connect')
  if (!hasBefore(service)) return null
  return (
    <section className="flex items-start gap-2.5 rounded-md bg-surface-2 px-3 py-2.5 text-sm dark:bg-surface-3">
      <Info aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-ink-2" />
      <div className="grid gap-1">
        <h3 className="font-medium text-ink">{t('before.title')}</h3>
        <p className="text-pretty text-ink-2">{t(`before.${service}`)}</p>
      </div>
    </section>
  )
}

const needsApproval = ['yotpo', 'tiktok', 'whatsapp', 'instagram', 'facebook'] as const
const hasBefore = (service: Service): service is (typeof needsApproval)[number] =>
  needsApproval.some((one) => one === service)

/** Two permissions that we request, and what we never do. */
function Asks({ service }: { service: Service }) {
  const t = useTranslations('connect')
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-xs font-medium text-ink-2">{t('dialog.asks', { service: t(`names.${service}`) })}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {(['first', 'second'] as const).map((key) => (
          <li key={key} className="flex items-start gap-2.5 text-ink">
            <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-sent-ink" />
            {t(`may.${service}.${key}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-pretty text-ink-2">{t(`may.${service}.never`)}</p>
    </section>
  )
}
