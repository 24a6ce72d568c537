import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FootBar } from '../../ui/foot-bar.tsx'
import { DateOrderQuestion } from './date-order-question.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { ColumnsTable } from './columns-table.tsx'
import { isEnough } from './fields.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { Undated, useWrongDate } from './undated.tsx'
import { ImportPreviewFacts } from './import-preview-facts.tsx'
import { useFailureText } from './use-failure-text.ts'
import type { ImportState, Stage } from './use-import.ts'
import { ColumnSelect, type ColumnsProps } from './column-select.tsx'

export interface CheckStepProps {
  stage: Extract<Stage, { at: 'check' }>
  state: ImportState
}

/** How each column was mapped; everything can be changed before anything is stored. */
export function CheckStep({ stage, state }: CheckStepProps) {
  const t = useTranslations('imports')
  const wide = useMedia('(min-width: 768px)')
  const { preview, choices } = stage
  const Columns = wide ? ColumnsTable : ColumnsList
  const used = Object.keys(choices.mapping).length
  return (
    <div
      ref={useArrivalFocus(preview.fileId)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none"
    >
      <ImportPreviewFacts preview={preview} />
      <DateOrderQuestion preview={preview} choices={choices} onChange={state.choose} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-baseline gap-2">
          <h2 className="text-sm font-semibold text-ink">{t('columns')}</h2>
          <p className="text-xs text-ink-3 tabular-nums">{t('columnsUsed', { used, all: preview.columns.length })}</p>
        </div>
        <Columns preview={preview} choices={choices} onChange={(mapping) => state.choose({ mapping })} />
        <SkippedRows preview={preview} />
      </section>
      <Undated preview={preview} choices={choices} onChange={state.choose} />
      <ChoicesForm preview={preview} choices={choices} onChange={state.choose} />
    </div>
  )
}

/** Stays at the bottom of the sheet: what is missing or what will happen, and the next step. */
export function CheckFooter({ stage, state }: CheckStepProps) {
  const t = useTranslations('imports')
  const failureText = useFailureText()
  const { failure } = state
  const { preview, choices } = stage
  const isIncomplete = !isEnough(choices.mapping, choices.kind)
  const wrongDate = useWrongDate()(choices)
  const missing = isIncomplete
    ? t(choices.kind === 'comments' ? 'missing' : 'missingProduct')
    : (wrongDate ?? preview.missing)
  const calm = choices.kind === 'comments' ? 'startHint' : 'startHintProducts'
  const skipped = missing || !preview.skipped?.count ? null : preview.skipped
  return (
    <FootBar>
      {failure && (
        <ErrorPanel className="mb-3" error={failure} say={() => t('startFailed', { reason: failureText(failure) })} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className={`mr-auto max-w-[68ch] text-xs text-pretty ${missing ? 'text-pending-ink' : 'text-ink-3'}`}>
          {missing ?? (
            <>
              {skipped && (
                <span className="text-pending-ink">
                  {t(skipped.isWhole ? 'willSkip' : 'willSkipOfFirst', skipped)}{' '}
                </span>
              )}
              {t(calm)}
            </>
          )}
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button onClick={state.reset}>{t('another')}</Button>
          <Button
            variant="primary"
            busy={state.starting}
            busyLabel={t('starting')}
            aria-disabled={missing ? true : undefined}
            onClick={() => void state.start()}
          >
            {t(`start.${choices.kind}`)}
          </Button>
        </div>
      </div>
    </FootBar>
  )
}

/** The same on a phone: a row for each column, with an example value. */
function ColumnsList(props: ColumnsProps) {
  const t = useTranslations('imports')
  const { columns, rows } = props.preview
  return (
    <ul aria-label={t('columnsLabel')} className="divide-y divide-line rounded-lg border border-line">
      {columns.map((column, at) => {
        const example = rows.map((cells) => cells[at] ?? '').find((cell) => cell.trim() !== '')
        return (
          <li key={column} className="grid gap-1.5 px-3 py-3">
            <ColumnSelect {...props} column={column} />
            <p dir="auto" className="line-clamp-2 text-xs text-ink-2 wrap-anywhere">
              {example?.slice(0, 200) ?? t('emptyCell')}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** Of the rows on screen; some of them may be out of sight in the table. */
function SkippedRows({ preview: { rowProblems, skipped: counted } }: Pick<ColumnsProps, 'preview'>) {
  const t = useTranslations('imports')
  // While something required is missing, every row would have the same problem.
  const skipped = counted ? rowProblems.filter((problem) => problem !== null) : []
  if (skipped.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-md bg-pending-soft px-3 py-2.5 text-xs text-pending-ink">
      {skipped.map(({ line, reason }) => (
        <li key={line}>{t('skippedRow', { line, reason })}</li>
      ))}
    </ul>
  )
}
