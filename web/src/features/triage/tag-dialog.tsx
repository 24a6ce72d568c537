import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { whose } from './assign-dialog.tsx'
import { withTag } from './use-triage.ts'
import { PickList } from '../../ui/pick-list.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'

/** A tag is checked if all of the comments have it. Each choice is saved immediately. */
export function TagDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const known = useKnownTags()
  const [now, setNow] = useState(comments)
  const all = [...new Set([...known, ...comments.flatMap(({ tags }) => tags), ...now.flatMap(({ tags }) => tags)])]
  const onAll = (tag: string) => now.every(({ tags }) => tags.includes(tag))
  const flip = async (tag: string) => {
    const on = !onAll(tag)
    const had = new Set(now.filter(({ tags }) => tags.includes(tag)).map(({ _id }) => _id))
    setNow(now.map((one) => ({ ...one, tags: withTag(one.tags, tag, on) })))
    if (await triage.setTag(now, tag, on)) return
    setNow((latest) => latest.map((one) => ({ ...one, tags: withTag(one.tags, tag, had.has(one._id)) })))
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={focusField}
        title={t('tagTitle', { count: comments.length })}
        description={whose(comments) ?? t('tagHint')}
      >
        <PickList
          label={t('tagLabel')}
          placeholder={t('tagPlaceholder')}
          options={all.toSorted().map((tag) => ({ id: tag, label: tag }))}
          chosen={new Set(all.filter(onAll))}
          onPick={(tag) => void flip(tag)}
          create={{
            label: (text) => t('newTag', { tag: text }),
            onCreate: (text) => void flip(text.replaceAll(',', ' ')),
          }}
          nothing={t('noTags')}
        />
        <DialogFooter>
          <DialogClose>
            <Button>{t('tagsDone')}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function useKnownTags(): string[] {
  const { brand, changes } = useBrand()
  const facets = useQuery({
    queryKey: ['comments', 'facets', brand.BrandId, changes, 'tags'],
    queryFn: async ({ signal }) => (await api.triage.facets({}, { signal })).data,
    staleTime: 30_000,
  })
  return facets.data?.tags.map(({ name }) => name) ?? []
}
