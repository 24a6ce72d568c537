import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-xs border border-line-strong bg-surface-2 px-1 font-sans text-micro text-ink-2">
      {children}
    </kbd>
  )
}
