import type { Comment } from '@bizamply/contract/comments'
import { ChevronDown, Package } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useBrands } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { usePost, useTie } from './queries.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'

const load = () => import('./picker-popup.tsx')
const PickerPopup = lazyPart(() => load().then((it) => ({ default: it.PickerPopup })))

export interface InstagramPickerProps {
  comment: Comment
  /** False: the selection is read-only. */
  mayWrite: boolean
}

/** Selects the product shown in the Instagram post that a comment belongs to. */
export function InstagramPicker(props: InstagramPickerProps) {
  const { platform, status } = props.comment
  return platform === 'instagram' && status === 'pending' && <OfBrand {...props} />
}

function OfBrand({ comment, mayWrite }: InstagramPickerProps) {
  const t = useTranslations('products')
  const { brand } = useBrands()
  if (!brand) return null
  if (!comment.mediaId)
    return (
      <p className={`${line} text-pending-ink`}>
        <span className="font-medium">{t('missing')}</span>
        <span>{t('missingText')}</span>
      </p>
    )
  return <Picker comment={comment} mediaId={comment.mediaId} mayWrite={mayWrite} />
}

function Picker({ comment, mediaId, mayWrite }: InstagramPickerProps & { mediaId: string }) {
  const t = useTranslations('products')
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { post, isPending } = usePost(mediaId)
  const { busy, failure, choose } = useChoice(mediaId)
  const chosen = post ? post.productId : comment.selectedProductId
  const title = post?.productTitle
  const words = !chosen ? t('select') : (title ?? (isPending ? t('loadingProduct') : t('selected')))
  return (
    <div className={line}>
      {mayWrite ? (
        <Button
          ref={anchor}
          size="xs"
          busy={busy}
          busyLabel={t('loading')}
          className="max-w-60"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={`${t('label')}: ${words}`}
          icon={<Package aria-hidden="true" size={12} className="shrink-0 text-ink-3" />}
          onPointerEnter={() => fetchEarly(load)}
          onFocus={() => fetchEarly(load)}
          onClick={() => setOpen(!open)}
        >
          {words}
          <ChevronDown aria-hidden="true" size={12} className="ml-1 inline text-ink-3" />
        </Button>
      ) : (
        chosen && <span className="truncate">{words}</span>
      )}
      {post?.sampleCaption && (
        <span className="min-w-0 flex-1 truncate max-sm:basis-full" title={post.sampleCaption}>
          {t('post', { caption: post.sampleCaption })}
        </span>
      )}
      {failure && (
        <span role="alert" className="text-danger-ink">
          {failure}
        </span>
      )}
      {open && (
        <Suspense>
          <PickerPopup
            anchor={anchor}
            chosen={chosen}
            suggested={post?.suggestedProductId ?? comment.suggested_prod_id}
            onChoose={(productId) => {
              setOpen(false)
              void choose(productId)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function useChoice(mediaId: string) {
  const t = useTranslations('products')
  const tie = useTie(mediaId)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (productId: string | null): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await tie(productId)
    } catch (thrown) {
      const { status, message } = CallError.from(thrown)
      if (productId === null) setFailure(status ? `${t('removeFailed')}. ${message}` : t('removeFailed'))
      else setFailure(status ? `${t('associateFailed')}. ${message}` : t('associateError'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, choose }
}

const line = 'col-span-full mt-1.5 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3'
