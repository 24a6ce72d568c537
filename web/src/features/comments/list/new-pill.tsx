import { ArrowUp } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { listScroller } from './list-scroller.ts'

/** Pixels from the top. Further down, new comments show a pill that scrolls up, so that the rows don’t move. */
const NEAR_TOP = 160

export const isScrolledDown = (): boolean => (listScroller()?.scrollTop ?? 0) > NEAR_TOP

export function NewPill({ count, onGone }: { count: number; onGone: () => void }) {
  const t = useTranslations('comments')
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const sheet = listScroller()
    const look = () => !isScrolledDown() && gone()
    sheet?.addEventListener('scroll', look, { passive: true })
    return () => sheet?.removeEventListener('scroll', look)
  }, [])
  return (
    <div className="sticky top-2 z-10 flex h-0 justify-center">
      <Button
        size="sm"
        icon={<ArrowUp aria-hidden="true" size={14} />}
        className="animate-rise rounded-full shadow-2"
        onClick={() => {
          listScroller()?.scrollTo({ top: 0 })
          onGone()
        }}
      >
        {t('newCount', { count })}
      </Button>
    </div>
  )
}
