import { sizes } from '@bizamply/contract/size-limits'
import { builtInNames, builtInViews, type BuiltInView } from '@bizamply/contract/built-in-views'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useViews, useViewsKeptCounted, type View } from '../../features/triage/views/queries.ts'
import { ViewLink } from '../../features/triage/views/view-link.tsx'
import { ViewMenu } from '../../features/triage/views/view-menu.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { useOpenCounts } from '../../lib/open-counts.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ResponsesSearch, responsesSearch } from './responses-search.ts'
import { inTab, isView, searchOfView } from './view-query.ts'

export interface ResponsesViewsProps {
  search: ResponsesSearch
  /** How many reviews the list has, once it is counted. */
  listed: number | undefined
  /** The list says so, and its Try Again loads the views, too. */
  isListFailing: boolean
  onEdit: (view: View) => void
}

/** Views of the chosen tab with their counts: everything, the built-in ones that match anything, then the saved ones. */
export function ResponsesViews({ search, listed, isListFailing, onEdit }: ResponsesViewsProps) {
  const t = useTranslations('views')
  const tab = search.status ?? 'pending'
  const views = useViews(tab)
  useViewsKeptCounted()
  const list = useShownCurrent()
  const saved = views.data?.data ?? []
  const builtIn = builtInNames.filter((name) => {
    const isShown = name === 'all' || isView(responsesSearch(builtInViews[name]), search)
    return isShown || (views.data?.builtIn?.[name] ?? 0) > 0
  })
  const isOnlyAll = views.isSuccess && builtIn.length === 1 && saved.length === 0
  const shared = { search, listed, stale: views.isPlaceholderData }
  const { brand } = useBrand()
  const open = useOpenCounts(brand.BrandId)
  const countOfAll = (tab === 'all' ? undefined : open[tab]) ?? views.data?.builtIn?.all
  return (
    <nav
      ref={list}
      aria-label={t('views')}
      // On a phone, the platforms are in the same row, and theirs begins with All, too.
      className={`flex shrink-0 items-center gap-0.5 ${isOnlyAll ? 'max-md:hidden' : ''}`}
    >
      {builtIn.map((name) => (
        <BuiltIn key={name} name={name} count={name === 'all' ? countOfAll : views.data?.builtIn?.[name]} {...shared} />
      ))}
      {saved.map((view) => (
        <Saved key={view.id} view={view} onEdit={() => onEdit(view)} {...shared} />
      ))}
      {views.isPending &&
        [88, 64, 72].map((width) => <Skeleton key={width} className="mx-2 h-4 shrink-0" style={{ width }} />)}
      {views.isError && !views.data && !isListFailing && (
        <p role="alert" className="flex shrink-0 items-center gap-2 px-2 text-xs whitespace-nowrap text-danger-ink">
          {t('failed')}
          <Button size="xs" onClick={() => void views.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line-strong md:hidden" />
    </nav>
  )
}

interface ViewProps {
  search: ResponsesSearch
  listed: number | undefined
  stale: boolean
}

function BuiltIn({
  name,
  search,
  stale,
  listed,
  ...given
}: ViewProps & { name: BuiltInView; count: number | undefined }) {
  const t = useTranslations('views')
  const format = useFormat()
  const base = useBase(search)
  const view = responsesSearch(builtInViews[name])
  const count = sameAsList(given.count, isView(view, search), listed)
  return (
    <ViewLink
      to="/responses"
      search={inTab(view, search)}
      active={isView(view, search)}
      count={count === undefined ? undefined : format.number(count)}
      stale={stale}
      data-tooltip={count === undefined ? undefined : base(count)}
    >
      {name === 'all' ? t(`all.${search.status ?? 'pending'}`) : t(`builtIn.${name}`)}
    </ViewLink>
  )
}

/** The menu of an own view replaces its count while it is hovered or focused; the current view shows both. */
function Saved({ view, search, stale, listed, onEdit }: ViewProps & { view: View; onEdit: () => void }) {
  const format = useFormat()
  const base = useBase(search)
  const menu = useRef<HTMLSpanElement>(null)
  const filters = searchOfView(view.query)
  const active = isView(filters, search)
  const count = sameAsList(view.count ?? undefined, active, listed)
  return (
    <span className="group relative inline-flex shrink-0 items-center">
      <ViewLink
        to="/responses"
        search={inTab(filters, search)}
        active={active}
        count={count === undefined ? undefined : format.number(count)}
        stale={stale}
        data-tooltip={count === undefined ? undefined : base(count)}
        onContextMenu={(event) => {
          if (!view.mine) return
          event.preventDefault()
          menu.current?.querySelector('button')?.click()
        }}
      >
        {view.name}
      </ViewLink>
      {view.mine && (
        <ViewMenu
          ref={menu}
          view={view}
          onEdit={onEdit}
          className={
            active
              ? ''
              : 'absolute right-0.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 coarse:hidden'
          }
        />
      )}
    </span>
  )
}

/** The view on screen has the count of its list, which stops where counts under a filter do. */
const sameAsList = (count: number | undefined, active: boolean, listed: number | undefined): number | undefined =>
  active && listed !== undefined && listed < sizes.countStop ? listed : count

/** What a count covers. */
function useBase({ status }: ResponsesSearch): (count: number) => string {
  const t = useTranslations('comments')
  const format = useFormat()
  return (count) =>
    t('countAllTime', { count: format.number(count), of: t(`countOf.${status ?? 'pending'}`, { count }) })
}

/** Scrolls the row to the current view, once for each one. */
function useShownCurrent() {
  const list = useRef<HTMLElement>(null)
  const shown = useRef<Element | null>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (!current || current === shown.current) return
    shown.current = current
    current.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return list
}
