/** Platforms without a free logo: their first letter on their color. */
export function LetterMark({ platform, size = 14 }: { platform: LetterPlatform; size?: number }) {
  const { ground, path } = letters[platform]
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0">
      <rect width="24" height="24" rx="6" className={ground} />
      <path
        d={path}
        fill="none"
        strokeWidth="3"
        className="stroke-mark-letter"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export type LetterPlatform = 'judgeme' | 'yotpo'

export const hasLetterMark = (platform: string): platform is LetterPlatform => Object.hasOwn(letters, platform)

const letters = {
  judgeme: { ground: 'fill-mark-judgeme', path: 'M14.5 6.5v7a3.5 3.5 0 0 1-6 2.4' },
  yotpo: { ground: 'fill-mark-yotpo', path: 'M7.5 6.5 12 12.5l4.5-6M12 12.5v5' },
} as const
