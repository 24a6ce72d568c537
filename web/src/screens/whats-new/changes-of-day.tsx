import { useFormatter } from 'use-intl'
import { Figure } from '../../features/help/figure.tsx'
import { OpenScreen } from '../../features/help/open-screen.tsx'
import type { Change } from '../../messages/whats-new.en.ts'

/** The day stays in sight at the left while its changes scroll by. */
export function ChangesOfDay({ day, changes }: { day: string; changes: readonly Change[] }) {
  const format = useFormatter()
  return (
    <section
      aria-labelledby={day}
      className="mt-6 border-t border-line pt-6 lg:grid lg:grid-cols-[152px_minmax(0,1fr)] lg:gap-x-8"
    >
      <h2 id={day} className="text-sm font-medium text-ink-3 tabular-nums lg:sticky lg:top-6 lg:self-start">
        <time dateTime={day}>
          {format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })}
        </time>
      </h2>
      <div className="@container grid min-w-0 gap-8 max-lg:mt-3">
        {changes.map((change) => (
          <ChangeEntry key={change.title} change={change} />
        ))}
      </div>
    </section>
  )
}

function ChangeEntry({ change: { title, text, figure, link } }: { change: Change }) {
  return (
    <article className="grid gap-x-10 gap-y-3 @min-[760px]:grid-cols-[minmax(0,520fr)_minmax(0,360fr)]">
      <div className="grid max-w-130 content-start gap-1">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-base text-pretty text-ink-2">{text}</p>
        {link && (
          <p className="mt-1 text-sm">
            <OpenScreen link={link} />
          </p>
        )}
      </div>
      {figure && <Figure name={figure} />}
    </article>
  )
}
