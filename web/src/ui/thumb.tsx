import { useState } from 'react'
import { initials } from './initial-tile.tsx'

/** A product's picture, or a letter if there is none or it fails to load. */
export function Thumb({ src, name }: { src: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) {
    return (
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-3 text-base font-medium text-ink-2 inset-ring inset-ring-line"
      >
        {initials(name, 1)}
      </span>
    )
  }
  return (
    <img
      src={src}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className="size-8 shrink-0 rounded-md bg-surface-3 border border-line object-cover dark:brightness-90"
    />
  )
}
