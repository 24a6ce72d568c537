import type { Transaction } from '@bizamply/contract/credits'
import { Copy } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../../lib/transaction-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Facts } from './details-facts.tsx'
import { useCopy } from './use-copy.ts'
import { shortId, useTransactionWords } from './words.ts'

export interface DetailsProps {
  entry: Transaction
  /** Moves to the previous (-1) or next (1) entry of the list, if there is one. */
  onMove: (by: 1 | -1) => void
  onClose: () => void
}

/** All details of an entry. */
export function Details({ entry, onMove, onClose }: DetailsProps) {
  const t = useTranslations('transactions')
  const words = useTransactionWords()
  const copy = useCopy()
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  const title = t('idAndBrand', { id: shortId(entry._id), brand: words.brand(entry) })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('details')}
        description={title}
        aside={<Amount entry={entry} />}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onKeyDown={move}
        onOpenAutoFocus={(event) => {
          // By default the first button gets focus, which suggests that the arrow keys act on it.
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
      >
        <p role="status" className="sr-only">
          {title}
        </p>
        <Facts entry={entry} />
        <Texts entry={entry} />
        <About entry={entry} />
        <DialogFooter>
          <Button
            variant="ghost"
            className="sm:mr-auto sm:-ml-3"
            icon={<Copy aria-hidden="true" size={16} />}
            onClick={() => void copy(entry._id)}
          >
            {t('copyId')}
          </Button>
          <DialogClose>
            <Button>{t('close')}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Amount({ entry }: Pick<DetailsProps, 'entry'>) {
  const t = useTranslations('transactions')
  const words = useTransactionWords()
  return (
    <p className="text-right">
      <span className={`block text-xl leading-6 font-semibold tabular-nums ${words.ink(entry)}`}>
        {words.amount(entry)}
      </span>{' '}
      <span className="text-xs text-ink-3">{t('amountUnit', { count: words.count(entry) })}</span>
    </p>
  )
}

function Texts({ entry }: Pick<DetailsProps, 'entry'>) {
  const t = useTranslations('transactions')
  const { message, response } = textsOf(entry)
  return (
    <>
      {message && (
        <section className="mt-4">
          <h3 className={heading}>{t('customerMessage')}</h3>
          <p dir="auto" className="mt-1.5 text-sm break-words whitespace-pre-line text-ink">
            {message}
          </p>
        </section>
      )}
      {response && (
        <section className="mt-4">
          <h3 className={heading}>{t('generatedResponse')}</h3>
          <blockquote
            dir="auto"
            className="mt-1.5 rounded-md border border-line bg-surface-2 px-3 py-2 text-sm break-words whitespace-pre-line text-ink-2 dark:bg-surface-3"
          >
            {response}
          </blockquote>
        </section>
      )}
    </>
  )
}

/** The raw metadata, as JSON; collapsed, because few people need it. */
function About({ entry }: Pick<DetailsProps, 'entry'>) {
  const t = useTranslations('transactions')
  const copy = useCopy()
  const { metadata, userName, balanceAfter } = entry
  const json = JSON.stringify({ ...metadata, userName, balanceAfter }, null, 2)
  return (
    <Fold label={t('about')} labelClass={heading} className="mt-4">
      <div className="relative">
        <Button
          variant="ghost"
          size="xs"
          className="absolute top-1 right-1"
          icon={<Copy aria-hidden="true" size={14} />}
          aria-label={t('copyAbout')}
          onClick={() => void copy(json)}
        >
          {t('copy')}
        </Button>
        <pre className="mt-1.5 rounded-md bg-surface-2 px-3 py-2 pr-16 font-mono text-micro break-all whitespace-pre-wrap text-ink-2 dark:bg-surface-3">
          {json}
        </pre>
      </div>
    </Fold>
  )
}

const heading = 'text-xs font-semibold text-ink'
