import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { accepted, FILE_LIMIT, problemOf } from './chosen-file.ts'
import { useFileSize } from './use-file-size.ts'

export interface DropZoneProps {
  onFile: (file: File) => void
  /** Why the last file was refused. */
  failure: string | null
  requestId: string | undefined
}

/** Takes a single file by drop, button or key; unreadable types are refused before the upload. */
export function DropZone({ onFile, failure, requestId }: DropZoneProps) {
  const t = useTranslations('imports')
  const sizeOf = useFileSize()
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = (files: File[]) => {
    const [file] = files
    if (!file) return
    const problem = files.length > 1 ? 'several' : problemOf(file)
    const values = { size: sizeOf(file.size), megabytes: FILE_LIMIT / 1024 / 1024 }
    setRefusal(problem && t(`problem.${problem}`, values))
    if (!problem) onFile(file)
  }
  const zone = useDropzone({
    accept: accepted,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, refused) => take([...taken, ...refused.map(({ file }) => file)]),
  })
  const message = refusal ?? failure
  // A finger can't drop a file.
  const touch = useMedia('(pointer: coarse)')
  return (
    <div className="grid gap-3">
      {message && <ErrorPanel message={message} requestId={refusal ? undefined : requestId} />}
      <div
        {...zone.getRootProps({
          className: `${touch ? 'py-6' : tall} ${box} ${zone.isDragActive ? over : resting}`,
          role: 'presentation',
        })}
      >
        <input {...zone.getInputProps({ 'aria-label': t('dropLabel') })} />
        <span aria-hidden="true" className={`grid size-11 place-items-center rounded-full ${disc(zone.isDragActive)}`}>
          <FileUp size={20} />
        </span>
        <p className="mt-1 text-base font-semibold text-ink">
          {t(zone.isDragActive ? 'dropNow' : touch ? 'chooseTitle' : 'drop')}
        </p>
        <p className="max-w-[64ch] text-xs text-balance text-ink-3">
          {t('accepts', { megabytes: FILE_LIMIT / 1024 / 1024 })}
        </p>
        <Button variant="primary" className="mt-2" onClick={zone.open}>
          {t('choose')}
        </Button>
      </div>
    </div>
  )
}

const box =
  'grid content-center justify-items-center gap-2 rounded-lg border px-6 text-center transition-colors duration-100'
const tall = 'min-h-64 border-dashed py-10'
const resting = 'border-line-strong'
const over = 'border-accent bg-accent-soft'
const disc = (active: boolean): string => (active ? 'bg-surface text-accent-ink' : 'bg-surface-3 text-ink-2')
