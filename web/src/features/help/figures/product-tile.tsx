import { Backpack, CookingPot, LampDesk } from 'lucide-react'

const icons = { backpack: Backpack, kettle: CookingPot, lamp: LampDesk } as const
export type ExampleProduct = keyof typeof icons

/** Where the console shows a product's picture. */
export function ProductTile({ product }: { product: ExampleProduct }) {
  const Icon = icons[product]
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-3 text-ink-2 ring-1 ring-line">
      <Icon size={18} strokeWidth={1.75} />
    </span>
  )
}
