import { sizes } from '@bizamply/contract/size-limits'
import type { ReplyTemplate } from '@bizamply/contract/templates'
import { LayoutTemplate, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTemplates } from '../../features/templates/queries.ts'
import { TemplateDialog } from '../../features/templates/template-dialog.tsx'
import { TemplateList } from '../../features/templates/template-list.tsx'
import { useRemoveTemplate } from '../../features/templates/use-remove-template.ts'
import { useMay, useBrands } from '../../lib/brand-context.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { AddButton } from '../../ui/add-button.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Input } from '../../ui/input.tsx'
import { SkeletonTable } from '../../ui/skeleton-table.tsx'

/** Canned replies: list, create, edit, and delete with undo. */
export function TemplatesScreen() {
  const t = useTranslations('templates')
  const { brand } = useBrands()
  const mayWrite = useMay()('templates.manage')
  const templates = useTemplates()
  const remove = useRemoveTemplate()
  const [open, setOpen] = useState<ReplyTemplate | 'new' | null>(null)
  const [search, setSearch] = useState('')
  const all = templates.data ?? []
  const found = all.filter((one) => `${one.name}\n${one.text}`.toLowerCase().includes(search.trim().toLowerCase()))
  const add = mayWrite && (
    <AddButton
      label={t('add')}
      full={all.length >= sizes.templates ? t('full', { limit: sizes.templates }) : null}
      onAdd={() => setOpen('new')}
    />
  )
  return (
    <>
      <PageTitle page={t('title')} />
      <header className="flex flex-wrap items-start gap-3 px-4 pt-5 pb-4 sm:px-6">
        <div className="min-w-0 flex-1 sm:basis-72">
          <h1 className="text-xl font-semibold">{t('title')}</h1>
          <p className="text-sm text-pretty text-ink-2">{t('lead')}</p>
          {!mayWrite && <p className="mt-2 text-xs text-pending-ink">{t('viewer')}</p>}
        </div>
        {all.length > 0 && add}
      </header>
      {all.length > 0 && (
        <div className="flex items-center gap-3 px-4 pb-3 sm:px-6">
          <Input
            type="search"
            data-screen-search
            aria-label={t('search')}
            placeholder={t('search')}
            className="w-full sm:max-w-72"
            icon={<Search aria-hidden="true" size={16} />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <span className="ml-auto text-xs whitespace-nowrap text-ink-3 tabular-nums">
            {t('count', { count: all.length, limit: sizes.templates })}
          </span>
        </div>
      )}
      {templates.isPending && <Waiting />}
      {templates.isError && <Failed templates={templates} />}
      {templates.isSuccess && all.length === 0 && (
        <EmptyState icon={<LayoutTemplate size={20} />} title={t('emptyTitle')} text={t('emptyText')} action={add} />
      )}
      {all.length > 0 && found.length === 0 && (
        <EmptyState
          icon={<Search size={20} />}
          title={t('nothing')}
          action={<Button onClick={() => setSearch('')}>{t('clear')}</Button>}
        />
      )}
      {found.length > 0 && (
        <TemplateList templates={found} mayWrite={mayWrite} onEdit={setOpen} onRemove={(one) => void remove(one)} />
      )}
      {open && (
        <TemplateDialog
          template={open === 'new' ? null : open}
          brandName={brand?.BrandName ?? ''}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function Failed({ templates }: { templates: ReturnType<typeof useTemplates> }) {
  const t = useTranslations('templates')
  return (
    <div className="px-4 pb-3 sm:px-6">
      <ErrorPanel
        error={templates.error}
        say={(reason) => t('failed', { reason })}
        onRetry={() => void templates.refetch()}
      />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('templates')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <SkeletonTable rows={4} head={false} />
    </div>
  )
}
