import type { CommentPlatform } from '@bizamply/contract/comments'
import type { ImportKind, ImportPreview } from '@bizamply/contract/imports'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { Choices } from './import-call.ts'

export interface ChoicesFormProps {
  preview: ImportPreview
  choices: Choices
  onChange: (next: Partial<Choices>) => void
}

const kinds = ['comments', 'products'] as const satisfies readonly ImportKind[]
const platforms = [
  'import',
  'judgeme',
  'yotpo',
  'shopify',
  'google',
  'trustpilot',
  'instagram',
  'facebook',
  'tiktok',
] as const satisfies readonly CommentPlatform[]

/** What the columns don't say: what the file contains and where it comes from. */
export function ChoicesForm(props: ChoicesFormProps) {
  const t = useTranslations('imports')
  const { choices, onChange } = props
  const reviews = choices.kind === 'comments'
  return (
    <section aria-label={t('choices')} className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t('kind')}>
        {(control) => (
          <Select
            {...control}
            value={choices.kind}
            onChange={(event) => {
              const kind = kinds.find((one) => one === event.target.value)
              if (kind) onChange({ kind })
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {reviews && <PlatformChoice {...props} />}
    </section>
  )
}

/** Files made for importing into a service: its own IDs of the reviews aren’t known yet. */
const importFiles: Partial<Record<string, string>> = { 'judgeme-import': 'Judge.me', 'yotpo-import': 'Yotpo' }

function PlatformChoice({ preview, choices, onChange }: ChoicesFormProps) {
  const t = useTranslations('imports')
  const byColumn = choices.mapping.platform
  const service = importFiles[preview.known ?? '']
  const hint = byColumn
    ? t('platformByColumn', { column: byColumn })
    : choices.platform === 'import'
      ? service
        ? t('platformImportFile', { service })
        : t('platformImport')
      : t('platformNamed')
  return (
    <Field label={t('platform')} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={choices.platform}
          disabled={byColumn !== undefined}
          onChange={(event) => {
            const platform = platforms.find((one) => one === event.target.value)
            if (platform) onChange({ platform })
          }}
        >
          {platforms.map((platform) => (
            <option key={platform} value={platform}>
              {t(`platforms.${platform}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
