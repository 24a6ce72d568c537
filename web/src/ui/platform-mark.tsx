import { FileText, Star } from 'lucide-react'
import { hasLetterMark, LetterMark } from './letter-mark.tsx'
import { markPaths } from './platform-mark-paths.ts'

export interface PlatformMarkProps {
  /** A platform's key; unknown ones get the neutral logo. */
  platform: string
  size?: number
}

/** Decorative: the platform's name is always next to it. */
export function PlatformMark({ platform, size = 14 }: PlatformMarkProps) {
  if (isDrawn(platform)) {
    return (
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className={`shrink-0 ${colors[platform]}`}>
        <path d={markPaths[platform]} />
      </svg>
    )
  }
  if (hasLetterMark(platform)) return <LetterMark platform={platform} size={size} />
  const Neutral = platform === 'trustpilot' ? Star : FileText
  return <Neutral aria-hidden="true" size={size} className="shrink-0 text-ink-3" />
}

type Drawn = keyof typeof markPaths
const isDrawn = (platform: string): platform is Drawn => Object.hasOwn(markPaths, platform)

const colors: Record<Drawn, string> = {
  shopify: 'fill-mark-shopify',
  instagram: 'fill-mark-instagram',
  facebook: 'fill-mark-facebook',
  tiktok: 'fill-mark-tiktok',
  whatsapp: 'fill-mark-whatsapp',
  google: 'fill-mark-google',
}
