import { pictureTypes } from '@bizamply/contract/pictures'
import { Camera } from 'lucide-react'
import { Suspense, useRef, useState, type DragEvent } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProgressRing } from './progress-ring.tsx'
import type { Profile } from './queries.ts'
import { usePicture } from './use-picture.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((it) => ({ default: it.CropDialog })))

/** The picture with its button; a file can also be dropped on it. */
export function PictureCircle({ profile: { name, email, profilePic }, size }: { profile: Profile; size: number }) {
  const t = useTranslations('profile')
  const picture = usePicture()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    picture.choose(event.dataTransfer.files[0])
  }
  return (
    <div className="grid justify-items-start gap-2">
      <div
        className={`relative rounded-full ${over ? 'ring-3 ring-accent' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Avatar name={name || email} src={profilePic} size={size} />
        {picture.sent !== null && <ProgressRing share={picture.sent} size={size} label={t('uploading')} />}
        <IconButton
          ref={button}
          label={t('changePicture')}
          icon={<Camera size={16} />}
          variant="neutral"
          className="absolute -right-1 -bottom-1 rounded-full! coarse:size-8!"
          disabled={picture.sent !== null}
          onClick={() => input.current?.click()}
        />
        <input
          ref={input}
          type="file"
          aria-label={t('changePicture')}
          accept={pictureTypes.join(',')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            picture.choose(target.files?.[0])
            // Lets the user choose the same file again.
            target.value = ''
          }}
        />
      </div>
      {picture.problem && (
        <p role="alert" className="max-w-60 text-xs text-pretty text-danger-ink">
          {picture.problem}
        </p>
      )}
      {profilePic && (
        <Button
          variant="ghost"
          size="xs"
          className="-ml-2"
          busy={picture.removing}
          busyLabel={t('removing')}
          onClick={() => void picture.remove()}
        >
          {t('removePicture')}
        </Button>
      )}
      {picture.chosen && (
        <Suspense>
          <CropDialog
            file={picture.chosen}
            busy={picture.sent !== null}
            onUse={(cut) => void picture.send(cut)}
            onUnreadable={picture.refuse}
            onClose={picture.drop}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
}
