import { useState } from 'react'
import { InitialTile } from '../../ui/initial-tile.tsx'

/** The product's picture, or the first letter of its name when there is none or it does not load. */
export function ProductPicture({ src, name, size = 40 }: { src: string | null; name: string; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) return <InitialTile name={name} size={size} className="rounded-md" />
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
      className="shrink-0 rounded-md bg-surface-3 object-cover ring-1 ring-line"
    />
  )
}
