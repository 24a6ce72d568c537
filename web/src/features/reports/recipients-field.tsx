import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { ChosenChips } from '../../ui/chosen-chips.tsx'
import { useRecipients, type ReportForm } from './use-report-form.ts'

/** Addresses as chips; Enter, a comma or a space adds what was typed or pasted, and so does saving. */
export function RecipientsField({ form }: { form: ReportForm }) {
  const t = useTranslations('reportDialog')
  const { email } = useUser()
  const { recipients, typed, judge, take, type, remove, error } = useRecipients(form)
  const field = form.register('typed', { validate: judge })
  const focus = () => form.setFocus('typed')
  const mine = email.toLowerCase()
  return (
    <div className="grid gap-2">
      <Field label={t('recipients')} hint={t('recipientsText')} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name={field.name}
              ref={field.ref}
              type="text"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="flex-1"
              value={typed}
              onChange={({ target: { value } }) => (/[\s,;]/.test(value) ? take(value) : type(value))}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return
                if (event.key === 'Enter') {
                  event.preventDefault()
                  take(typed)
                }
                const last = recipients.at(-1)
                if (event.key === 'Backspace' && typed === '' && last) remove(last)
              }}
            />
            {!recipients.includes(mine) && (
              <Button
                onClick={() => {
                  take(`${typed} ${mine}`)
                  focus()
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
        onRemove={(address) => {
          remove(address)
          focus()
        }}
      />
    </div>
  )
}
