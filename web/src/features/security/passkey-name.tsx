import { sizes } from '@bizamply/contract/size-limits'
import type { Passkey } from '@bizamply/contract/security'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import type { PasskeyList } from './use-passkey-list.ts'

/** A passkey's row while it's renamed: Enter saves, Escape keeps the old name. */
export function PasskeyName({ passkey, list, onEnd }: { passkey: Passkey; list: PasskeyList; onEnd: () => void }) {
  const t = useTranslations('passkey.section')
  const [name, setName] = useState(passkey.name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const empty = name.trim() === ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!empty && (await list.rename(passkey.id, name.trim()))) onEnd()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onEnd()
  }
  return (
    <li className="px-4 py-1 sm:px-6">
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-wrap gap-2">
        <Input
          ref={field}
          className="min-w-40 flex-1 sm:max-w-80"
          aria-label={t('name')}
          aria-describedby={empty ? 'passkey-name' : undefined}
          value={name}
          maxLength={sizes.passkeyName}
          invalid={empty}
          readOnly={list.busy === 'rename'}
          onKeyDown={leave}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" busy={list.busy === 'rename'} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </form>
      {empty && (
        <p id="passkey-name" role="alert" className="text-xs text-danger-ink">
          {t('nameMissing')}
        </p>
      )}
    </li>
  )
}
