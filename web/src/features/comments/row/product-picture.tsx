import { useState } from 'react'
import { initials } from '../../../ui/initial-tile.tsx'

/** The product’s picture, or its initial if there is none or it fails to load. Less prominent than the text. */
export function ProductPicture({ src, name, size = 40 }: { src: string | null; name: string; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) {
    return (
      <span
        aria-hidden="true"
        style={{ width: size, height: size }}
        className="grid shrink-0 place-items-center rounded-md bg-surface-3 text-lg font-medium text-ink-2 ring-1 ring-line"
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
      style={{ width: size, height: size }}
      className="shrink-0 rounded-md bg-surface-3 object-cover ring-1 ring-line dark:brightness-90"
    />
  )
}
