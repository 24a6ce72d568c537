import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

/** The comment’s text, clamped to three lines until expanded. Always plain text, never markup. */
export function ClampedText({ text }: { text: string }) {
  const t = useTranslations('comments')
  const ref = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (box && !open) setCut(box.scrollHeight > box.clientHeight + 2)
  }, [text, open])
  return (
    <>
      <p
        ref={ref}
        dir="auto"
        className={`max-w-[68ch] text-sm text-pretty whitespace-pre-line text-ink wrap-anywhere ${open ? '' : 'line-clamp-3'}`}
      >
        {text}
      </p>
      {(cut || open) && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-6 text-xs font-medium text-accent-ink hover:underline"
        >
          {open ? t('showLess') : t('showMore')}
        </button>
      )}
    </>
  )
}
