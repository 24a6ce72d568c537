import { sizes } from '@bizamply/contract/size-limits'
import { templateVariables } from '@bizamply/contract/template-placeholders'
import type { ReplyTemplate } from '@bizamply/contract/templates'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TemplateExample } from './template-example.tsx'
import { unknownPlaces, type TemplateProblem } from './template-rules.ts'
import { useTemplateForm } from './use-template-form.ts'

export interface TemplateDialogProps {
  /** Null for a new template. */
  template: ReplyTemplate | null
  brandName: string
  onClose: () => void
}

export function TemplateDialog({ template, brandName, onClose }: TemplateDialogProps) {
  const t = useTranslations('templates')
  const format = useFormat()
  const form = useTemplateForm(template, onClose)
  const area = useRef<HTMLTextAreaElement>(null)
  const wordsOf = (problem: TemplateProblem | null, empty: string): string | undefined =>
    problem === null ? undefined : problem.why === 'long' ? t('tooLong', { count: problem.over }) : empty
  const unknown = unknownPlaces(form.text)
  return (
    <EditingDialog
      title={template ? t('editTitle') : t('newTitle')}
      description={t('dialogText')}
      changed={form.changed}
      busy={form.saving}
      discardText={t('discardText')}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <>
          <div className="grid gap-4">
            <Field label={t('name')} error={form.refusedName ?? wordsOf(form.nameProblem, t('nameEmpty'))}>
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  value={form.name}
                  maxLength={sizes.templateName}
                  placeholder={t('namePlaceholder')}
                  onChange={(event) => form.setName(event.target.value)}
                />
              )}
            </Field>
            <Field
              label={t('text')}
              error={wordsOf(form.textProblem, t('textEmpty'))}
              hint={
                unknown.length > 0 ? (
                  <span className="text-pending-ink">
                    {t('unknownPlace', { names: unknown.join(', '), count: unknown.length })}
                  </span>
                ) : undefined
              }
              aside={
                <span className="text-xs text-ink-3 tabular-nums">
                  {t('used', { used: format.number(form.text.length), limit: format.number(sizes.replyText) })}
                </span>
              }
            >
              {(control) => (
                <TextArea
                  {...control}
                  ref={area}
                  dir="auto"
                  rows={6}
                  className="max-h-72"
                  value={form.text}
                  onChange={(event) => form.setText(event.target.value)}
                />
              )}
            </Field>
            <div role="group" aria-label={t('placeholders')} className="flex flex-wrap items-center gap-1.5">
              <span className="text-xs text-ink-3">{t('placeholders')}</span>
              {templateVariables.map((place) => (
                <Button
                  key={place}
                  size="xs"
                  aria-label={t('putPlace', { place: t(`place.${place}`) })}
                  onClick={() => form.putPlace(place, area.current)}
                >
                  {t(`place.${place}`)}
                </Button>
              ))}
            </div>
            <TemplateExample text={form.text} brandName={brandName} />
            {form.failure && <ErrorPanel message={form.failure.words} requestId={form.failure.requestId} />}
          </div>
          <DialogFooter>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button variant="primary" busy={form.saving} busyLabel={t('saving')} onClick={() => void form.save()}>
              {t('save')}
            </Button>
          </DialogFooter>
        </>
      )}
    </EditingDialog>
  )
}
