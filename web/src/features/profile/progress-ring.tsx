/** Upload progress, drawn around a picture. */
export function ProgressRing({ share, size, label }: { share: number; size: number; label: string }) {
  const radius = size / 2 - 2
  const length = 2 * Math.PI * radius
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="absolute inset-0 -rotate-90"
      width={size}
      height={size}
      fill="none"
      strokeWidth={4}
    >
      <circle cx={size / 2} cy={size / 2} r={radius} className="stroke-surface" />
      <circle
        cx={size / 2}
        cy={size / 2}
        r={radius}
        className="stroke-accent"
        strokeDasharray={length}
        strokeDashoffset={length * (1 - share)}
      />
    </svg>
  )
}
