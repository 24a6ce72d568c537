import { Plus } from 'lucide-react'
import { useRef, useState, type RefCallback } from 'react'
import { Button } from './button.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { ChosenField } from './chosen-field.tsx'
import { SearchPopup, type Search, type SearchChoice, type SearchPopupWords } from './search-popup.tsx'

export interface SearchChoicesProps {
  ref: RefCallback<HTMLButtonElement>
  words: SearchChoicesWords
  error: string | undefined
  search: Search
  chosen: readonly string[]
  /** Whether no more can be added. */
  full: boolean
  nameOf: (id: string) => string
  /** Called before `onChange`, with the name of an added choice. */
  onAdd: (choice: SearchChoice) => void
  onChange: (chosen: string[]) => void
}

export interface SearchChoicesWords extends SearchPopupWords {
  label: string
  hint: string | undefined
  add: string
  chosen: string
  remove: (name: string) => string
}

/** Selected ones as chips, and a button that searches for more; like AddMenu, for lists that are too long for a menu. */
export function SearchChoices(props: SearchChoicesProps) {
  const { ref, words, error, search, chosen, full, nameOf, onAdd, onChange } = props
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    search.onType('')
  }
  const add = (choice: SearchChoice) => {
    onAdd(choice)
    onChange([...chosen, choice.id])
    close()
  }
  return (
    <ChosenField label={words.label} hint={words.hint} error={error}>
      <ChosenChips
        label={words.chosen}
        chosen={chosen.map((id) => ({ value: id, name: nameOf(id), remove: words.remove(nameOf(id)) }))}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
      />
      <Button
        ref={(button) => {
          anchor.current = button
          return ref(button)
        }}
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        // Keeps the focus that adding the last one gives back.
        aria-disabled={full || undefined}
        icon={<Plus aria-hidden="true" size={14} />}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {words.add}
      </Button>
      {open && (
        <SearchPopup anchor={anchor} words={words} search={search} chosen={chosen} onPick={add} onClose={close} />
      )}
    </ChosenField>
  )
}
