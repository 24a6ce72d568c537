/** What to know before confirming, as a list. */
export function WhatHappens({ lines }: { lines: string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm text-pretty text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
