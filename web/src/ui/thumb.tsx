import { useState } from 'react'
import { initials } from './initial-tile.tsx'

/** A product's picture, or a letter if there is none or it fails to load. Less prominent than the text. */
export function Thumb({ src, name, size = 32 }: { src: string | null; name: string; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  const square = { width: size, height: size }
  if (!src || broken === src) {
    return (
      <span
        aria-hidden="true"
        style={square}
        className={`grid shrink-0 place-items-center rounded-md bg-surface-3 font-medium text-ink-2 inset-ring inset-ring-line ${size > 32 ? 'text-lg' : 'text-base'}`}
      >
        {initials(name, 1)}
      </span>
    )
  }
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      style={square}
      className="shrink-0 rounded-md border border-line bg-surface-3 object-cover dark:brightness-90"
    />
  )
}
