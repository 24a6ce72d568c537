import { ChevronDown, Settings2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EntryFacts, type EntryFactsProps } from './entry-facts.tsx'
import { noOrigin } from './no-origin.ts'
import { Sentence } from './sentence.tsx'

/** One entry on one line, two on phones; clicking it shows the details. */
export function EntryRow(props: EntryFactsProps) {
  const { by, brand, from, at } = props.entry
  const t = useTranslations('audit')
  const id = useId()
  const [open, setOpen] = useState(false)
  const where = from ? [from.device, from.country].filter(Boolean).join(' · ') : t(noOrigin(props.entry))
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.5 text-left text-sm text-ink-2 -outline-offset-2 hover:bg-surface-2 sm:px-6 md:grid-cols-[auto_minmax(0,1fr)_7rem_9rem_auto] xl:grid-cols-[auto_minmax(0,1fr)_8rem_13rem_9rem_auto]"
        onClick={() => setOpen(!open)}
      >
        <span className="max-md:row-span-2 max-md:self-start">
          {by ? (
            <Avatar name={by.name} src={by.picture} size={28} />
          ) : (
            <span aria-hidden="true" className="grid size-7 place-items-center rounded-full bg-surface-3 text-ink-3">
              <Settings2 size={14} />
            </span>
          )}
        </span>
        <span className="min-w-0 wrap-anywhere">
          <Sentence entry={props.entry} />
        </span>{' '}
        <bdi className="truncate text-xs text-ink-3 max-md:hidden">{brand?.name}</bdi>{' '}
        <span className="truncate text-xs text-ink-3 max-xl:hidden">{where}</span>{' '}
        <span className="flex min-w-0 gap-2 text-xs text-ink-3 max-md:col-start-2 max-md:row-start-2 md:justify-end">
          <When at={at} />
          <span className="truncate md:hidden">{where}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={`text-ink-3 max-md:col-start-3 max-md:row-start-1 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <div id={id}>
          <EntryFacts {...props} />
        </div>
      )}
    </li>
  )
}

export function When({ at }: { at: string }) {
  const t = useTranslations('audit')
  const format = useFormat()
  const now = useTicking()
  return (
    <time dateTime={at} title={format.full(at)} className="whitespace-nowrap tabular-nums">
      {t('at', { date: format.shortDate(at, now), time: format.time(at) })}
    </time>
  )
}
