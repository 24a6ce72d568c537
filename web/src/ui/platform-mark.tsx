import { FileText, Star } from 'lucide-react'
import { markPaths } from './platform-mark-paths.ts'

export interface PlatformMarkProps {
  /** A platform's key; an unknown one gets the neutral mark. */
  platform: string
  size?: number
}

/** Decorative: the platform's name always stands beside it. */
export function PlatformMark({ platform, size = 14 }: PlatformMarkProps) {
  if (isDrawn(platform)) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        className={`shrink-0 ${colours[platform]}`}
      >
        <path d={markPaths[platform]} />
      </svg>
    )
  }
  const letter = letters[platform]
  if (letter) {
    return (
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0">
        <rect width="24" height="24" rx="6" className={letter.ground} />
        <path
          d={letter.path}
          fill="none"
          strokeWidth="3"
          className="stroke-mark-letter"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )
  }
  const Neutral = platform === 'trustpilot' ? Star : FileText
  return <Neutral aria-hidden="true" size={size} className="shrink-0 text-ink-3" />
}

type Drawn = keyof typeof markPaths
const isDrawn = (platform: string): platform is Drawn => platform in markPaths

const colours: Record<Drawn, string> = {
  shopify: 'fill-mark-shopify',
  instagram: 'fill-mark-instagram',
  facebook: 'fill-mark-facebook',
  tiktok: 'fill-mark-tiktok',
  whatsapp: 'fill-mark-whatsapp',
  google: 'fill-mark-google',
}

const letters: Record<string, { ground: string; path: string }> = {
  judgeme: { ground: 'fill-mark-judgeme', path: 'M14.5 6.5v7a3.5 3.5 0 0 1-6 2.4' },
  yotpo: { ground: 'fill-mark-yotpo', path: 'M7.5 6.5 12 12.5l4.5-6M12 12.5v5' },
}
