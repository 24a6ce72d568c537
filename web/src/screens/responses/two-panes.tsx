import { useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { keys, storage } from '../../lib/storage.ts'
import { useToastColumn } from '../../ui/use-toast-column.ts'

const WIDTH = { least: 400, usual: 496, most: 560 }
const STEP = 16

const within = (width: number): number => Math.min(Math.max(Math.round(width), WIDTH.least), WIDTH.most)

/** The list and the open review, with a divider between them. On a phone, only the list. */
export function TwoPanes({ list, pane }: { list: ReactNode; pane: ReactNode }) {
  const t = useTranslations('comments')
  const [width, setWidth] = useState(() => within(Number(storage.get('local', keys.listWidth)) || WIDTH.usual))
  // Next to it, toasts would lie over the text of the reply or its buttons.
  const column = useToastColumn<HTMLDivElement>()
  const start = useRef<{ x: number; width: number } | null>(null)
  const change = (next: number) => {
    setWidth(within(next))
    storage.set('local', keys.listWidth, String(within(next)))
  }
  return (
    <div className="flex min-h-0 flex-1" style={{ '--list': `${width}px` } as CSSProperties}>
      <div
        ref={column}
        className="flex min-w-0 flex-1 flex-col md:w-76 md:flex-none lg:w-100 xl:w-[min(var(--list),46%)]"
      >
        {list}
      </div>
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t('listWidth')}
        aria-valuenow={width}
        aria-valuemin={WIDTH.least}
        aria-valuemax={WIDTH.most}
        tabIndex={0}
        className="relative hidden w-px shrink-0 cursor-col-resize bg-line outline-none after:absolute after:inset-y-0 after:-inset-x-1 hover:bg-line-strong focus-visible:bg-accent md:block md:max-xl:pointer-events-none"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { x: event.clientX, width }
        }}
        onPointerMove={({ clientX }) =>
          start.current && setWidth(within(start.current.width + clientX - start.current.x))
        }
        onPointerUp={() => {
          start.current = null
          change(width)
        }}
        onDoubleClick={() => change(WIDTH.usual)}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0
          if (step === 0) return
          event.preventDefault()
          event.stopPropagation()
          change(width + step)
        }}
      />
      <div className="hidden min-h-0 min-w-0 flex-1 flex-col md:flex">{pane}</div>
    </div>
  )
}
