import { pictureMessages, type PictureCrop } from '@bizamply/contract/pictures'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { cropOf, moved, initialView, type View } from './picture-crop.ts'

export interface CropDialogProps {
  file: File
  busy: boolean
  /** Null if the browser couldn't display the picture: the server then crops its center. */
  onUse: (cut: PictureCrop | null) => void
  onUnreadable: (message: string) => void
  onClose: () => void
  /** Moves focus after closing, because the file dialog that opened this can't take it back. */
  onClosed: () => void
}

/** Side of the visible square, in pixels. */
const SIDE = 256

/** Lets the user crop a picture to a square. */
export function CropDialog({ file, busy, onUse, onUnreadable, onClose, onClosed }: CropDialogProps) {
  const t = useTranslations('profile')
  const shared = useTranslations('shared')
  const zoom = useId()
  const address = useDataAddress(file)
  const [view, setView] = useState<View | null>(null)
  const cut = view && cropOf(view)
  // The event is read in its handler: React may run the updater after it, without a `currentTarget`.
  const move = (right: number, down: number) => setView((now) => now && moved(now, right / SIDE, down / SIDE))
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={t('cutTitle')}
        description={t('cutText')}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        <div className="grid justify-items-center gap-4">
          <button
            type="button"
            aria-label={t('cutArea')}
            className="relative cursor-move touch-none overflow-hidden rounded-full bg-surface-3"
            style={{ width: SIDE, height: SIDE }}
            onKeyDown={(event) => {
              const step = steps[event.key]
              if (!step) return
              event.preventDefault()
              move(...step)
            }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY)
            }}
          >
            {address && (
              <img
                src={address}
                alt=""
                draggable={false}
                className="absolute max-w-none"
                style={view && cut ? placeOf(view, cut) : { opacity: 0 }}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setView(initialView(width, height))
                }
                onError={() => onUnreadable(pictureMessages.type)}
              />
            )}
          </button>
          <div className="flex w-64 items-center gap-3">
            <label htmlFor={zoom} className="text-sm font-medium">
              {t('zoom')}
            </label>
            <input
              id={zoom}
              type="range"
              min={1}
              max={4}
              step={0.05}
              value={view?.zoom ?? 1}
              disabled={!view}
              className="flex-1 accent-accent"
              onChange={({ target }) => setView((now) => now && { ...now, zoom: Number(target.value) })}
            />
          </div>
        </div>
        <DialogFooter>
          <DialogClose>
            <Button disabled={busy}>{shared('cancel')}</Button>
          </DialogClose>
          <Button variant="primary" busy={busy} onClick={() => onUse(cut)}>
            {t('usePicture')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const steps: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
}

function placeOf({ width, height }: View, { x, y, side }: PictureCrop) {
  const scale = SIDE / (side * Math.min(width, height))
  return { width: width * scale, left: -x * width * scale, top: -y * height * scale }
}

/** The file as a data URL, as the page's content security policy allows no blobs. */
function useDataAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => typeof reader.result === 'string' && setAddress(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return address
}
