import type { ProjectPage } from '@bizamply/contract/projects'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { ClashPanel } from './clash-panel.tsx'
import { NameField } from './dialog-about.tsx'
import { MoreFields } from './dialog-more.tsx'
import { PreviewLine } from './dialog-preview.tsx'
import { ProductsField } from './dialog-products.tsx'
import { TopicsField } from './dialog-topics.tsx'
import { nothingKnown, valuesOf, type ProjectValues } from './project-form.ts'
import { useProjectForm } from './use-project-form.ts'

export interface ProjectDialogProps {
  /** Null for a new project. */
  project: ProjectPage | null
  starting: ProjectValues
  alertId?: string | undefined
  onSaved: (project: ProjectPage) => void
  /** Loads it again after someone else changed it; null if that failed. */
  onReload?: () => Promise<ProjectPage | null>
  onClose: () => void
}

export function ProjectDialog({ project, starting, alertId, onSaved, onReload, onClose }: ProjectDialogProps) {
  const t = useTranslations('projectDialog')
  const edit = useProjectForm({ project, starting, alertId, onSaved })
  const { form, failure, clashes, save, renew } = edit
  const reload = async () => {
    const stored = await onReload?.()
    if (stored) renew(valuesOf(stored))
  }
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const known = project
    ? { products: project.products, people: [...(project.owner ? [project.owner] : []), ...project.team] }
    : nothingKnown
  return (
    <EditingDialog
      title={t(project ? 'editTitle' : 'newTitle')}
      description={t('text')}
      changed={isDirty}
      busy={isSubmitting}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={(event) => void save(event)}>
          <div className="grid gap-5">
            {clashes.length > 0 && (
              <ClashPanel clashes={clashes} onTakeTheirs={edit.takeTheirs} onKeepMine={edit.keepMine} />
            )}
            <NameField form={form} />
            <TopicsField form={form} />
            <ProductsField form={form} known={known.products} />
            <PreviewLine form={form} />
            <MoreFields form={form} isNew={project === null} people={known.people} />
            {failure && (
              <ErrorPanel
                message={failure.words}
                requestId={failure.requestId}
                {...(failure.isConflict && onReload ? { onRetry: () => void reload(), retryLabel: t('reload') } : {})}
              />
            )}
          </div>
          <DialogFooter>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('saving')}>
              {t(project ? 'save' : 'create')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}
