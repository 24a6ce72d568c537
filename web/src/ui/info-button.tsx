import { Info } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { IconButton } from './icon-button.tsx'

const AnchoredPopover = lazyPart(() => import('./anchored-popover.tsx').then((it) => ({ default: it.AnchoredPopover })))

/** An icon after a title that opens its explanation. */
export function InfoButton({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        size="xs"
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        icon={<Info aria-hidden="true" size={14} />}
        onClick={() => setOpen(!open)}
      />
      <Suspense>
        {open && (
          <AnchoredPopover anchor={button} label={label} onClose={() => setOpen(false)} className="max-w-80 p-3">
            <div className="grid gap-2 text-sm text-pretty text-ink-2 tabular-nums">{children}</div>
          </AnchoredPopover>
        )}
      </Suspense>
    </>
  )
}
