import { ArrowDownWideNarrow, Check } from 'lucide-react'
import { Button } from './button.tsx'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from './menu.tsx'

export interface SortMenuProps<Order extends string> {
  orders: readonly Order[]
  value: Order
  nameOf: (order: Order) => string
  /** Of the menu. */
  label: string
  /** Of its button, with the current order. */
  sortedBy: string
  /** On a narrower screen, the button has only its icon. */
  wordsFrom?: 'sm' | 'lg'
  onChange: (order: Order) => void
}

/** A button with the current sort order, and a menu of all. */
export function SortMenu<Order extends string>(props: SortMenuProps<Order>) {
  const { orders, value, nameOf, label, sortedBy, wordsFrom = 'sm', onChange } = props
  const choose = (chosen: string) => {
    const order = orders.find((one) => one === chosen)
    if (order !== undefined) onChange(order)
  }
  return (
    <Menu>
      <MenuTrigger>
        <Button
          variant="ghost"
          className="px-2"
          aria-label={sortedBy}
          icon={<ArrowDownWideNarrow aria-hidden="true" size={16} />}
        >
          <span className={wordsFrom === 'lg' ? 'max-lg:sr-only' : 'max-sm:sr-only'}>{nameOf(value)}</span>
        </Button>
      </MenuTrigger>
      <MenuContent align="end" aria-label={label}>
        <MenuRadioGroup value={value} onValueChange={choose}>
          {orders.map((order) => (
            <MenuRadioItem key={order} value={order}>
              <Check aria-hidden="true" size={16} className={order === value ? 'text-accent-ink' : 'invisible'} />
              {nameOf(order)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
