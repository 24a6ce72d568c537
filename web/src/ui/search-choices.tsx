import { sizes } from '@bizamply/contract/limits'
import { Check, Search } from 'lucide-react'
import type { Ref } from 'react'
import { ChosenChips } from './chosen-chips.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Skeleton } from './skeleton.tsx'

export interface SearchChoice {
  id: string
  name: string
}

export interface SearchChoicesProps {
  ref: Ref<HTMLInputElement>
  words: SearchChoicesWords
  error: string | undefined
  search: { typed: string; onType: (typed: string) => void; results: SearchResults }
  chosen: readonly string[]
  /** Whether no more can be selected. */
  full: boolean
  nameOf: (id: string) => string
  /** Called before `onChange`, with the name of an added choice. */
  onAdd: (choice: SearchChoice) => void
  onChange: (chosen: string[]) => void
}

export interface SearchChoicesWords {
  label: string
  hint: string
  find: string
  chosen: string
  remove: (name: string) => string
  failed: (reason: string) => string
  none: string
  noMatch: string
  more: (counts: { shown: number; total: number }) => string
}

export interface SearchResults {
  data: { choices: readonly SearchChoice[]; total: number } | undefined
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

/** A search field with its results below; selected ones appear as chips. */
export function SearchChoices(props: SearchChoicesProps) {
  const { ref, words, error, search, chosen, nameOf, onChange } = props
  return (
    <div className="grid gap-2">
      <Field label={words.label} hint={words.hint} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            type="search"
            placeholder={words.find}
            maxLength={sizes.search}
            icon={<Search aria-hidden="true" size={16} />}
            value={search.typed}
            onChange={(event) => search.onType(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <Results {...props} />
      <ChosenChips
        label={words.chosen}
        chosen={chosen.map((id) => ({ value: id, name: nameOf(id), remove: words.remove(nameOf(id)) }))}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
      />
    </div>
  )
}

function Results({ words, search, chosen, full, onAdd, onChange }: SearchChoicesProps) {
  const { data, error, isPending, refetch } = search.results
  const toggle = (choice: SearchChoice) => {
    if (chosen.includes(choice.id)) return onChange(chosen.filter((one) => one !== choice.id))
    if (full) return
    onAdd(choice)
    onChange([...chosen, choice.id])
  }
  if (isPending) return <Skeleton className="h-20" />
  if (!data) return <ErrorPanel error={error} say={words.failed} onRetry={() => void refetch()} />
  if (data.choices.length === 0) {
    return (
      <p role="status" className="text-xs text-ink-3">
        {search.typed.trim() ? words.noMatch : words.none}
      </p>
    )
  }
  return (
    <>
      <ul aria-label={words.find} className="max-h-40 overflow-y-auto rounded-md border border-line py-1">
        {data.choices.map((choice) => {
          const has = chosen.includes(choice.id)
          return (
            <li key={choice.id}>
              <button
                type="button"
                aria-pressed={has}
                aria-disabled={(full && !has) || undefined}
                onClick={() => toggle(choice)}
                className="flex min-h-8 w-full min-w-0 items-center gap-2 px-3 text-left text-sm text-ink hover:bg-surface-2 aria-disabled:text-ink-3 coarse:min-h-10 dark:hover:bg-surface-3"
              >
                <Check aria-hidden="true" size={14} className={`shrink-0 ${has ? 'text-accent-ink' : 'invisible'}`} />
                <bdi className="truncate">{choice.name}</bdi>
              </button>
            </li>
          )
        })}
      </ul>
      {data.total > data.choices.length && (
        <p className="text-xs text-ink-3">{words.more({ shown: data.choices.length, total: data.total })}</p>
      )}
    </>
  )
}
