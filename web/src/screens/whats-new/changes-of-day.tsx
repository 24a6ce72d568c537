import { useFormatter } from 'use-intl'
import { Figure } from '../../features/help/figure.tsx'
import { OpenScreen } from '../../features/help/open-screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Change } from '../../messages/whats-new.en.ts'

/** The day stays in sight at the left while its changes scroll by. */
export function ChangesOfDay({ day, changes }: { day: string; changes: readonly Change[] }) {
  const format = useFormatter()
  return (
    <section aria-labelledby={day} className={dayLook}>
      <h2 id={day} className="text-sm font-medium text-ink-3 tabular-nums lg:sticky lg:top-6 lg:self-start">
        <time dateTime={day}>
          {format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })}
        </time>
      </h2>
      <div className="@container min-w-0 max-lg:mt-3">
        <div className={entriesLook}>
          {changes.map((change, n) => (
            <ChangeEntry key={change.title} change={change} hasRoom={!changes[n + 1]?.figure} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Two days in the same layout, with places for dates, texts and pictures. */
export function ChangesWaiting() {
  return [0, 1].map((day) => (
    <div key={day} aria-hidden="true" className={dayLook}>
      <Skeleton className="my-[3px] h-3.5 w-32" />
      <div className="@container min-w-0 max-lg:mt-3">
        <div className={entriesLook}>
          {[0, 1].map((entry) => (
            <div key={entry} className="grid gap-3 @min-[760px]:contents">
              <div className="grid max-w-130 content-start gap-3 py-1 @min-[760px]:col-start-1">
                <Skeleton className="h-4 w-44" />
                <Skeleton className="h-3.5" />
                <Skeleton className="h-3.5 w-4/5" />
                <Skeleton className="h-3.5 w-24" />
              </div>
              {entry === 0 && <Skeleton className="h-42 rounded-lg @min-[760px]:col-start-2 @min-[760px]:row-span-2" />}
            </div>
          ))}
        </div>
      </div>
    </div>
  ))
}

const dayLook = 'mt-6 border-t border-line pt-6 lg:grid lg:grid-cols-[152px_minmax(0,1fr)] lg:gap-x-8'
const entriesLook = 'grid gap-x-10 gap-y-8 @min-[760px]:grid-cols-[minmax(0,520fr)_minmax(0,360fr)]'

interface ChangeEntryProps {
  change: Change
  /** No picture follows, so this one may reach down next to the following change. */
  hasRoom: boolean
}

function ChangeEntry({ change: { title, text, figure, link }, hasRoom }: ChangeEntryProps) {
  return (
    <article className="grid gap-3 @min-[760px]:contents">
      <div className="grid max-w-130 content-start gap-1 @min-[760px]:col-start-1">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-base text-pretty text-ink-2">{text}</p>
        {link && (
          <p className="mt-1 text-sm">
            <OpenScreen link={link} />
          </p>
        )}
      </div>
      {figure && (
        <div className={`@min-[760px]:col-start-2 ${hasRoom ? '@min-[760px]:row-span-2' : ''}`}>
          <Figure name={figure} cropped />
        </div>
      )}
    </article>
  )
}
