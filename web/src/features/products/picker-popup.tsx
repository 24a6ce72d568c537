import { Command } from 'cmdk'
import { Trash2 } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { useProducts } from './queries.ts'

export interface PickerPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  chosen: string | null
  suggested: string | null
  onChoose: (productId: string | null) => void
  onClose: () => void
}

/** The brand's products, the suggested product first. */
export function PickerPopup({ anchor, chosen, suggested, onChoose, onClose }: PickerPopupProps) {
  const t = useTranslations('products')
  const [typed, setTyped] = useState('')
  const query = useProducts(typed)
  const { data } = query
  const first = data?.filter(({ prodId }) => prodId === suggested) ?? []
  const products = [...first, ...(data?.filter(({ prodId }) => prodId !== suggested) ?? [])]
  return (
    <AnchoredPopover anchor={anchor} label={t('label')} onClose={onClose} className="w-80 max-w-[calc(100vw-16px)]">
      <Command label={t('label')} shouldFilter={false} loop className="flex max-h-80 flex-col">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          maxLength={200}
          placeholder={t('search')}
          className="h-10 shrink-0 border-b border-line bg-transparent px-3 text-sm text-ink outline-none placeholder:text-ink-3 coarse:text-lg"
        />
        <Command.List className="min-h-0 flex-1 overflow-y-auto p-1" label={t('label')}>
          {query.isError ? (
            <Failed query={query} />
          ) : !data ? (
            <p role="status" className={quiet}>
              {t('loadingProducts')}
            </p>
          ) : (
            products.length === 0 && <p className={quiet}>{typed.trim() ? t('nothing') : t('none')}</p>
          )}
          {chosen && (
            <Command.Item value="remove" onSelect={() => onChoose(null)} className={`${item} text-danger-ink`}>
              <Trash2 aria-hidden="true" size={14} />
              {t('remove')}
            </Command.Item>
          )}
          {products.map(({ prodId, prodTitle, prodDetails }) => (
            <Command.Item key={prodId} value={prodId} onSelect={() => onChoose(prodId)} className={`${item} text-ink`}>
              <span className="grid min-w-0 flex-1">
                <span className={`truncate ${prodId === chosen ? 'font-medium' : ''}`}>{prodTitle}</span>
                {prodDetails && <span className="truncate text-xs text-ink-3">{prodDetails}</span>}
              </span>
              {prodId === suggested && <Badge tone="accent">{t('suggested')}</Badge>}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </AnchoredPopover>
  )
}

function Failed({ query }: { query: ReturnType<typeof useProducts> }) {
  const t = useTranslations('products')
  const { status } = CallError.from(query.error)
  return (
    <ErrorPanel
      className="m-1"
      error={query.error}
      say={(reason) => (status ? `${t('loadFailed')}. ${reason}` : t('loadError'))}
      onRetry={() => void query.refetch()}
    />
  )
}

const quiet = 'px-3 py-4 text-center text-sm text-ink-2'
const item =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2 py-1 text-sm select-none coarse:min-h-10 ' +
  'data-[selected=true]:bg-surface-2 dark:data-[selected=true]:bg-surface-3'
