import type { Passkey } from '@bizamply/contract/security'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PasskeyName } from './passkey-name.tsx'
import type { PasskeyList } from './use-passkey-list.ts'

export interface PasskeyRowProps {
  passkey: Passkey
  /** The user's last way to sign in. */
  isLast: boolean
  list: PasskeyList
}

export function PasskeyRow({ passkey, isLast, list }: PasskeyRowProps) {
  const t = useTranslations('passkey.section')
  const { name } = passkey
  const [renaming, setRenaming] = useState(false)
  const [asking, setAsking] = useState(false)
  const reason = useId()
  const pencil = useRef<HTMLButtonElement>(null)
  const end = () => {
    setRenaming(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (renaming) return <PasskeyName passkey={passkey} list={list} onEnd={end} />
  return (
    <li className="px-4 sm:px-6">
      <div className="flex min-h-9 items-center gap-2 text-sm">
        <KeyRound aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <span dir="auto" className="truncate text-ink">
            {name}
          </span>
          <Used passkey={passkey} />
        </div>
        <IconButton
          ref={pencil}
          size="sm"
          label={t('rename', { name })}
          icon={<Pencil size={14} />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          size="sm"
          label={t('remove', { name })}
          icon={<Trash2 size={14} />}
          aria-disabled={isLast || undefined}
          aria-describedby={isLast ? reason : undefined}
          onClick={() => !isLast && setAsking(true)}
        />
      </div>
      {isLast && (
        <p id={reason} className="pl-6 text-xs text-ink-3">
          {t('last')}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTitle', { name })}
        description={t('removeText')}
        action={t('removeAction')}
        onConfirm={() => {
          setAsking(false)
          void list.remove(passkey)
        }}
      />
    </li>
  )
}

function Used({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useTranslations('passkey.section')
  const format = useFormat()
  const now = useTicking()
  const used = () => {
    if (!lastUsedAt) return t('unused')
    const date = format.shortDate(lastUsedAt, now)
    if (date === format.shortDate(now, now)) return t('usedToday', { time: format.time(lastUsedAt) })
    return t('usedOn', { date })
  }
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-2 tabular-nums">
      <span>{t('addedOn', { date: format.shortDate(createdAt, now) })}</span>
      <span>{used()}</span>
    </span>
  )
}
