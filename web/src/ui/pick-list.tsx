import { Command, useCommandState } from 'cmdk'
import { Check, Search } from 'lucide-react'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fieldLook } from './input.tsx'

export interface PickOption {
  id: string
  label: string
  note?: string
  /** Before the label, 20 px. */
  picture?: ReactNode
}

export interface PickListProps {
  label: string
  placeholder: string
  options: readonly PickOption[]
  chosen: ReadonlySet<string>
  /** What Enter selects before anything is typed, if it isn’t the first. */
  first?: string
  onPick: (id: string) => void
  /** Offered if the typed text is not in the list. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
  nothing: string
}

/** What begins with the text comes first, then what has words that begin with it; scattered letters are no match. */
function rank(_: string, text: string, [label = '', note = '']: string[] = []): number {
  const [wanted, name] = [plain(text.trim()), plain(label)]
  if (name.startsWith(wanted)) return 1
  const words = `${name} ${plain(note)}`.split(/[^\p{L}\p{N}]+/u)
  const parts = wanted.split(/\s+/)
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 0.7
  return `${name} ${plain(note)}`.includes(wanted) ? 0.4 : 0
}

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A field that filters a list; arrow keys move in it, Enter selects. */
export function PickList({ label, placeholder, options, chosen, first, onPick, create, nothing }: PickListProps) {
  const t = useTranslations('shared')
  const [text, setText] = useState('')
  const requested = text.trim().toLowerCase()
  const isNew = create && requested !== '' && !options.some((option) => option.label.toLowerCase() === requested)
  const pick = (action: () => void) => () => {
    action()
    setText('')
  }
  return (
    <Command label={label} loop filter={rank} {...(first && { defaultValue: first })} className="grid gap-2">
      <span className="relative flex items-center">
        <Search aria-hidden="true" size={16} className="pointer-events-none absolute left-2.5 text-ink-3" />
        <Command.Input
          className={`${fieldLook} h-8 pr-3 pl-8 text-sm coarse:h-10`}
          placeholder={placeholder}
          maxLength={40}
          value={text}
          onValueChange={setText}
        />
      </span>
      <Command.List label={label} className="max-h-64 overflow-y-auto">
        {options.map((option) => (
          <Command.Item
            key={option.id}
            value={option.id}
            keywords={[option.label, option.note ?? '']}
            className={row}
            onPointerDown={keepFocus}
            onSelect={pick(() => onPick(option.id))}
          >
            <Check aria-hidden="true" size={16} className={chosen.has(option.id) ? 'text-accent-ink' : 'invisible'} />
            {option.picture}
            <span className="truncate text-ink">{option.label}</span>
            {chosen.has(option.id) && <span className="sr-only">{t('chosen')}</span>}
            {option.note && <span className="ml-auto truncate text-xs text-ink-3">{option.note}</span>}
          </Command.Item>
        ))}
        {isNew && (
          <Command.Item
            forceMount
            value={`new ${requested}`}
            className={row}
            onPointerDown={keepFocus}
            onSelect={pick(() => create.onCreate(requested))}
          >
            <Check aria-hidden="true" size={16} className="invisible" />
            {create.label(requested)}
          </Command.Item>
        )}
      </Command.List>
      {!isNew && <Nothing words={nothing} />}
    </Command>
  )
}

// The field keeps the focus, so that the user can keep typing.
const keepFocus = (event: PointerEvent) => event.preventDefault()

/** Outside the list: a listbox may contain only options. */
function Nothing({ words }: { words: string }) {
  const found = useCommandState((state) => state.filtered.count)
  return found === 0 && <p className="px-2 py-1.5 text-xs text-ink-3">{words}</p>
}

const row =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2 text-sm select-none coarse:min-h-10 ' +
  'data-[selected=true]:bg-surface-2 dark:data-[selected=true]:bg-surface-3'
