import type { ImportPreview } from '@bizamply/contract/imports'
import { Info } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useFileSize } from './use-file-size.ts'

/** How the server read the file. */
export function ImportPreviewFacts({ preview }: { preview: ImportPreview }) {
  const t = useTranslations('imports')
  const sizeOf = useFileSize()
  const languages = useLanguages(preview)
  const facts = [
    { label: t('fact.file'), value: preview.fileName, note: sizeOf(preview.size) },
    { label: t('fact.source'), value: useSourceName(preview), note: null },
    { label: t('fact.format'), value: formats[preview.format], note: useManner(preview) },
    { label: t('fact.languages'), value: languages, note: null },
  ].slice(0, preview.kind === 'products' ? 3 : 4)
  const notes = preview.remembered ? [t('remembered'), ...preview.notes] : preview.notes
  return (
    <section aria-label={t('understood')} className="grid gap-3">
      <dl
        className={`grid grid-cols-2 overflow-hidden rounded-lg border border-line ${facts.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {facts.map(({ label, value, note }) => (
          <div key={label} className="-mt-px -ml-px min-w-0 border-t border-l border-line px-4 py-3">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="mt-0.5 truncate text-base font-medium text-ink" title={value}>
              {value}
            </dd>
            {note && <dd className="truncate text-xs text-ink-3">{note}</dd>}
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <ul className="grid gap-1 text-xs text-pretty text-ink-2">
          {notes.map((note) => (
            <li key={note} className="flex gap-2">
              <Info aria-hidden="true" size={14} className="mt-px shrink-0 text-ink-3" />
              {note}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const formats = { csv: 'CSV', tsv: 'TSV', json: 'JSON', jsonl: 'JSON Lines', xlsx: 'Excel' } as const

const knownNames = [
  'judgeme-export',
  'judgeme-import',
  'yotpo-export',
  'yotpo-import',
  'shopify-reviews',
  'loox',
  'opinew',
  'okendo',
  'google-play',
  'shopify-products',
] as const

function useSourceName({ known, kind }: ImportPreview): string {
  const t = useTranslations('imports')
  const name = knownNames.find((one) => one === known)
  return t(`known.${name ?? kind}`)
}

const delimiters: Record<string, 'comma' | 'semicolon' | 'tab' | 'pipe'> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
}

/** For example "UTF-8, semicolons, gzip". */
function useManner({ encoding, delimiter, compressed, format }: ImportPreview): string {
  const t = useTranslations('imports')
  const between = delimiter && delimiters[delimiter]
  const parts = [format === 'xlsx' ? '' : encoding.toUpperCase().replace('WINDOWS', 'Windows')]
  if (between) parts.push(t(`delimiter.${between}`))
  if (compressed) parts.push(t('gzip'))
  return parts.filter(Boolean).join(', ')
}

const NAMED = 3

function useLanguages({ languages }: ImportPreview): string {
  const t = useTranslations('imports')
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  if (languages.length === 0) return t('noLanguage')
  return languages
    .slice(0, NAMED)
    .map(({ language }) => names.of(language) ?? language)
    .join(', ')
}
