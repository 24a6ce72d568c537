import { Info } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const AnchoredPopover = lazyPart(() =>
  import('../../ui/anchored-popover.tsx').then((it) => ({ default: it.AnchoredPopover })),
)

/** How accurate past forecasts were, in a popover that the icon next to the title opens. */
export function ForecastProof({ of, children }: { of: string; children: string }) {
  const t = useTranslations('forecast')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = t('how', { of })
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
            <p className="text-sm text-pretty text-ink-2 tabular-nums">{children}</p>
          </AnchoredPopover>
        )}
      </Suspense>
    </>
  )
}
