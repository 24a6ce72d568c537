import { ChevronDown } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { useShownAt } from '../../lib/brand-clock.ts'
import { useDataState, type DataState } from '../../lib/data-state.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'
import { useFormat } from '../../lib/format.ts'
import { useMedia } from '../../lib/media.ts'
import { LiveDot } from '../../ui/live-dot.tsx'
import { useConnections } from './queries.ts'
import { sourceStatus } from './source-status.ts'

export interface LiveStateProps {
  /** The screen's own data. */
  query: { dataUpdatedAt: number; isError: boolean }
  /** Set to false if the screen shows changes only after a refresh. */
  follows?: boolean
  /** What a click on the state opens. */
  menu?: (popup: LiveMenuProps) => ReactNode
  preload?: () => unknown
  /** On the narrowest phones, the row has room for the dot only. */
  isTight?: boolean
}

export interface LiveMenuProps {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/**
 * Whether the screen is up to date, and when the platforms were last synced, in one sentence: the same on every screen
 * of a brand.
 */
export function LiveState({ menu, preload, isTight = false, ...of }: LiveStateProps) {
  const { tone, words, short } = useLiveWords(of)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  if (!menu) return <LiveDot tone={tone} label={words} />
  return (
    <span className="relative inline-grid min-w-4">
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        className={button}
        onPointerEnter={() => fetchEarly(preload ?? nothing)}
        onFocus={() => fetchEarly(preload ?? nothing)}
        onClick={() => setOpen(!open)}
      >
        <LiveDot tone={tone} label={<OnePhrase words={words} short={short} isTight={isTight} />} />
        <ChevronDown aria-hidden="true" size={14} className="shrink-0 text-ink-3 max-[559px]:hidden" />
      </button>
      {open && <Suspense>{menu({ anchor, onClose: () => setOpen(false) })}</Suspense>}
    </span>
  )
}

/**
 * For a screen that shows each platform's state and last sync itself: only that the screen isn't
 * current, and since when.
 */
export function ScreenState({ query }: Pick<LiveStateProps, 'query'>) {
  const problem = useScreenProblem(query)
  return problem && problem.key !== 'connecting' && <LiveDot tone={tones[problem.key]} label={problem.words} />
}

/** A phone's title row has room for a few words only; screen readers get the sentence. */
function OnePhrase({ words, short, isTight }: { words: string; short: string; isTight: boolean }) {
  const isPhone = useMedia('(max-width: 559px)')
  if (!isPhone) return words
  return (
    <>
      <span aria-hidden="true" className={isTight ? 'max-[359px]:hidden' : ''}>
        {short}
      </span>
      <span className="sr-only">{words}</span>
    </>
  )
}

const nothing = () => undefined

const button =
  '-mx-1.5 inline-flex min-h-7 min-w-7 items-center gap-1 rounded-sm px-1.5 transition-colors duration-100 ' +
  'hover:bg-surface-2 data-[state=open]:bg-surface-3 coarse:min-h-10'

const tones = {
  connected: 'live',
  connecting: 'off',
  reconnecting: 'pending',
  disconnected: 'danger',
  offline: 'danger',
  behind: 'pending',
  'signed-out': 'danger',
  none: 'off',
} as const

/** How often the age of the data is updated. */
const TICK_MS = 5000

function useLiveWords(of: Pick<LiveStateProps, 'query' | 'follows'>): {
  tone: (typeof tones)[keyof typeof tones]
  words: string
  /** A word and the age while all is well, else the state. */
  short: string
} {
  const t = useTranslations('connections')
  const lists = useFormatter()
  const format = useFormat()
  const now = useNow({ updateInterval: TICK_MS })
  const problem = useScreenProblem(of.query)
  const { data: connections } = useConnections()
  const sources = connections && sourceStatus(connections)
  if (problem) return { tone: tones[problem.key], words: problem.words, short: problem.short }
  const key = sources && sources.state !== 'well' ? sources.state : 'connected'
  const state = t(`live.${key}`, { names: lists.list(sources?.names ?? []) })
  const tone = tones[key]
  const isLive = key === 'connected' && of.follows !== false
  const lastSync = sources?.lastSync ?? null
  if (lastSync === null) return { tone, words: state, short: isLive ? t('liveShort') : state }
  const short = (age: string): string => (key === 'connected' ? t('syncedShort', { age }) : state)
  const seconds = Math.floor((now.getTime() - new Date(lastSync).getTime()) / 1000)
  if (seconds < TICK_MS / 1000)
    return { tone, words: t('syncedNow', { state }), short: isLive ? t('liveShort') : short(t('now')) }
  if (seconds < 60) {
    const words = t('syncedSeconds', { state, seconds })
    return { tone, words, short: isLive ? t('liveShort') : short(t('secondsAgo', { seconds })) }
  }
  const age = format.age(lastSync, now)
  return { tone, words: t('synced', { state, age }), short: isLive ? t('liveShort') : short(age) }
}

/** Why the screen isn't current; null if it is. */
function useScreenProblem(query: LiveStateProps['query']) {
  const t = useTranslations('connections')
  const shownAt = useShownAt()
  const { condition, from } = useDataState()
  const key = problemOf(condition, query.isError)
  if (key === null) return null
  const state = t(`live.${key}`)
  // If calls don't reach the server, the bar above the screen says since when.
  const at = key === 'disconnected' && from === null ? query.dataUpdatedAt || null : null
  const short = key === 'disconnected' ? t('outdatedShort') : state
  return { key, short, words: at ? t('showingFrom', { time: shownAt(at) }) : state }
}

type Problem = 'offline' | 'disconnected' | 'connecting' | 'reconnecting'

function problemOf(condition: DataState['condition'], isError: boolean): Problem | null {
  if (condition === 'offline') return condition
  if (condition === 'stale' || isError) return 'disconnected'
  return condition === 'connected' ? null : condition
}
