import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import type { ReportForm } from './use-report-form.ts'

/** Addresses as chips; Enter, a comma or a space makes one of what was typed or pasted, and so does saving. */
export function RecipientsField({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const { email } = useUser()
  const field = useRef<HTMLInputElement>(null)
  const { recipients } = form.input
  const mine = email.toLowerCase()
  const remove = (address: string) => {
    form.change({ recipients: recipients.filter((one) => one !== address) }, 'recipients')
    field.current?.focus()
  }
  return (
    <div data-field="recipients" className="grid gap-2">
      <Field label={t('recipients')} hint={t('recipientsText')} error={form.wrong('recipients')}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={field}
              type="text"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="flex-1"
              value={form.typed}
              onChange={({ target: { value } }) => (/[\s,;]/.test(value) ? form.take(value) : form.setTyped(value))}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return
                if (event.key === 'Enter') {
                  event.preventDefault()
                  form.take(form.typed)
                }
                const last = recipients.at(-1)
                if (event.key === 'Backspace' && form.typed === '' && last) remove(last)
              }}
            />
            {!recipients.includes(mine) && (
              <Button
                onClick={() => {
                  form.take(`${form.typed} ${mine}`)
                  field.current?.focus()
                }}
              >
                {t('addMe')}
              </Button>
            )}
          </div>
        )}
      </Field>
      <ChosenChips
        label={t('recipients')}
        chosen={recipients.map((one) => ({ value: one, name: one, remove: t('removeRecipient', { address: one }) }))}
        onRemove={remove}
      />
    </div>
  )
}
