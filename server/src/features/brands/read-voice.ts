import { createHash } from 'node:crypto'
import type { FactTopic, Tone, Voice } from '@bizamply/contract/brands'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { BrandVoice } from '../../db/schema/companies.ts'

interface Row {
  voice: BrandVoice
  default_language: string
  facts: { id: string; topic: FactTopic; text: string; language: string }[] | null
}

/** A brand's voice and stored facts, in the order they were saved. */
export async function readVoice(ctx: Ctx, brandId: string): Promise<Voice> {
  return ctx.tx((tx) => voiceOf(tx, ctx.companyId, brandId))
}

export async function voiceOf(tx: Tx, companyId: string, brandId: string): Promise<Voice> {
  const [row] = await prepared<Row>(
    tx,
    'brands.voice',
    `select b.voice, b.default_language,
       (select jsonb_agg(jsonb_build_object('id', f.id, 'topic', f.topic, 'text', f.text, 'language', f.language) order by f.id)
        from app.brand_facts f where f.company_id = $1 and f.brand_id = b.id) as facts
     from app.brands b where b.company_id = $1 and b.id = $2 and b.archived_at is null`,
    [companyId, brandId],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  const { tone, signOff, avoid, does = [], donts = [], samples = [], languages = [] } = row.voice
  const words = { tone: toneOf(tone), signOff, avoid, does, donts, samples, languages }
  const voice = { ...words, defaultLanguage: row.default_language, facts: row.facts ?? [] }
  return { ...voice, version: createHash('sha256').update(JSON.stringify(voice)).digest('hex').slice(0, 32) }
}

/** Maps a voice stored as free text to the nearest preset. */
function toneOf(stored: string): Tone {
  if (/formal/i.test(stored)) return 'formal'
  return /warm|friend/i.test(stored) ? 'warm' : 'plain'
}
