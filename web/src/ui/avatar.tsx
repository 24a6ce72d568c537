import { useState } from 'react'
import { initials, tileOf } from './initial-tile.tsx'

export interface AvatarProps {
  name: string
  src?: string | null
  size?: number
}

/**
 * A person's picture or initials. Decorative: the name is in the text or in the control's label.
 */
export function Avatar({ name, src, size = 28 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken(src)}
        className="shrink-0 rounded-full object-cover"
        style={{ width: size, height: size }}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.max(9, Math.round(size * 0.38)) }}
      className={`inline-grid shrink-0 place-items-center rounded-full leading-none font-semibold text-on-tile ${tileOf(name)}`}
    >
      {initials(name)}
    </span>
  )
}
