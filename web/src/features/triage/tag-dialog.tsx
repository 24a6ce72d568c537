import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { whose } from './assign-dialog.tsx'
import { PickList } from '../../ui/pick-list.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'

/** A tag is checked if all of the comments have it. */
export function TagDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const shared = useTranslations('shared')
  const known = useKnownTags()
  const before = known.concat(comments.flatMap(({ tags }) => tags))
  const onAll = (tag: string) => comments.every(({ tags }) => tags.includes(tag))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before.filter(onAll)))
  const all = [...new Set([...before, ...chosen])].toSorted()
  const flip = (tag: string) => {
    const next = new Set(chosen)
    if (!next.delete(tag)) next.add(tag)
    setChosen(next)
  }
  const save = () => {
    const add = [...chosen].filter((tag) => !onAll(tag))
    const remove = all.filter((tag) => !chosen.has(tag) && onAll(tag))
    if (add.length + remove.length > 0) void triage.tag(comments, add, remove)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={focusField}
        title={t('tagTitle', { count: comments.length })}
        description={whose(comments)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      >
        <PickList
          label={t('tagLabel')}
          placeholder={t('tagPlaceholder')}
          options={all.map((tag) => ({ id: tag, label: tag }))}
          chosen={chosen}
          onPick={flip}
          create={{ label: (text) => t('newTag', { tag: text }), onCreate: (text) => flip(text.replaceAll(',', ' ')) }}
          nothing={t('noTags')}
        />
        <DialogFooter>
          <DialogClose>
            <Button>{shared('cancel')}</Button>
          </DialogClose>
          <Button variant="primary" onClick={save}>
            {t('saveTags')}
          </Button>
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
