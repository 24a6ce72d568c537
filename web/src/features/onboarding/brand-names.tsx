import { X } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

export interface BrandNamesProps {
  names: readonly string[]
  /** Brands that already exist and can't be removed here. */
  existing: readonly string[]
  onChange: (names: string[]) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The brands of a company as a list; blank and duplicate names are ignored. */
export function BrandNames({ names, existing, onChange, error, ref }: BrandNamesProps) {
  const t = useTranslations('onboarding.company')
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    setTyped('')
    if (name && ![...existing, ...names].some((it) => it.toLowerCase() === name.toLowerCase()))
      onChange([...names, name])
  }
  return (
    <div className="grid gap-2.5">
      <Field label={t('brands')} hint={t('brandsHint')} error={error}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              ref={ref}
              size="lg"
              className="flex-1"
              value={typed}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                // That Enter confirms a conversion of Japanese, Chinese or Korean input.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
              onBlur={add}
            />
            <Button size="lg" onClick={add}>
              {t('add')}
            </Button>
          </span>
        )}
      </Field>
      {existing.length + names.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {existing.map((name) => (
            <li
              key={name}
              className="inline-flex h-7 items-center rounded-full bg-surface-3 px-3 text-sm text-ink-2 coarse:h-10"
            >
              {name}
            </li>
          ))}
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="inline-flex h-7 items-center gap-1.5 rounded-full border border-line-strong pr-2 pl-3 text-sm hover:bg-surface-2 coarse:h-10"
                onClick={() => onChange(names.filter((it) => it !== name))}
              >
                <span aria-hidden="true">{name}</span>
                <span className="sr-only">{t('remove', { brand: name })}</span>
                <X aria-hidden="true" size={14} className="text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
