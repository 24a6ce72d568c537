import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from './button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu.tsx'
import { ownScroll } from './own-scroll.ts'

export interface AddMenuProps<Value extends string> {
  label: string
  options: readonly { value: Value; name: string }[]
  onAdd: (value: Value) => void
  isFull?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Adds one option at a time. The arrow keys of a native list would add each option that they pass. */
export function AddMenu<Value extends string>({ label, options, onAdd, isFull, ref }: AddMenuProps<Value>) {
  return (
    <Menu>
      <MenuTrigger>
        <Button
          ref={ref}
          size="sm"
          disabled={isFull || options.length === 0}
          icon={<Plus aria-hidden="true" size={14} />}
        >
          {label}
        </Button>
      </MenuTrigger>
      <MenuContent className="max-h-72 overflow-y-auto" {...ownScroll}>
        {options.map(({ value, name }) => (
          <MenuItem key={value} onSelect={() => onAdd(value)}>
            {name}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
