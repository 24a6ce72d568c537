import { X } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldControl } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/input.tsx'
import type { InviteForm } from './use-invite.ts'

export interface AddressFieldProps {
  ref: Ref<HTMLInputElement>
  control: FieldControl
  form: InviteForm
}

/** Addresses as chips: a comma, a space, Enter or a pasted list adds them; Backspace removes the last. */
export function AddressField({ ref, control, form }: AddressFieldProps) {
  const t = useTranslations('team.dialog')
  const { chips, typed } = form
  return (
    <div
      className={`${fieldLook} flex flex-wrap gap-1.5 p-1 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20`}
    >
      {chips.map(({ email, reason }) => (
        <span
          key={email}
          className={`flex h-6 max-w-full min-w-0 items-center rounded-full pl-2.5 text-xs coarse:h-8 ${
            reason ? 'bg-danger-soft text-danger-ink' : 'bg-surface-3 text-ink'
          }`}
        >
          <bdi className="truncate">{email}</bdi>
          <button
            type="button"
            aria-label={t('removeEmail', { email })}
            className="grid size-6 shrink-0 place-items-center rounded-full hover:text-ink coarse:size-8"
            onClick={() => form.remove(email)}
          >
            <X aria-hidden="true" size={12} />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={ref}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="h-6 min-w-32 flex-1 bg-transparent px-1.5 text-sm text-ink outline-none coarse:h-8 coarse:text-lg"
        value={typed}
        onChange={({ target: { value } }) => (/[\s,;]/.test(value) ? form.take(value) : form.type(value))}
        onPaste={(event) => {
          // A single-line input would join the lines of a pasted list.
          const text = event.clipboardData.getData('text')
          if (!/[\s,;]/.test(text.trim())) return
          event.preventDefault()
          form.take(`${typed} ${text}`)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const last = chips.at(-1)
          if (event.key === 'Enter' && typed.trim()) {
            event.preventDefault()
            form.take(typed)
          }
          if (event.key === 'Backspace' && typed === '' && last) form.remove(last.email)
        }}
      />
    </div>
  )
}
