import type { Comment } from '@bizamply/contract/comments'
import { Phone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { useChannels } from './channels.ts'

const PhoneDialog = lazyPart(() => import('./phone-dialog.tsx').then((it) => ({ default: it.PhoneDialog })))

/** Corrects the customer's number, or withdraws their consent, also after the reply was sent. */
export function EditPhone({ comment }: { comment: Comment }) {
  const t = useTranslations('replies')
  const known = useChannels(comment, true)?.whatsapp
  const [open, setOpen] = useState(false)
  if (!known) return null
  return (
    <>
      <Button size="sm" icon={<Phone aria-hidden="true" size={14} />} onClick={() => setOpen(true)}>
        {t('editPhone')}
      </Button>
      <Suspense>{open && <PhoneDialog comment={comment} known={known} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
