/** The product's logo. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" className="shrink-0">
      <rect width="28" height="28" rx="7" className="fill-accent" />
      <path
        className="fill-on-accent"
        d="M9.5 8.5h9a2 2 0 0 1 2 2v5.4a2 2 0 0 1-2 2h-4.3l-3.4 3v-3H9.5a2 2 0 0 1-2-2v-5.4a2 2 0 0 1 2-2z"
      />
    </svg>
  )
}
