import type { Voice, VoiceInput } from '@bizamply/contract/brands'
import { AppError } from '../../errors.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { voiceOf } from './read-voice.ts'

/** Replaces voice and facts together; refuses a save based on an older version, so that no change is lost. */
export async function saveVoice(ctx: Ctx, input: VoiceInput): Promise<Voice> {
  return ctx.tx(async (tx) => {
    await prepared(tx, 'brands.lock', 'select id from app.brands where company_id = $1 and id = $2 for update', [
      ctx.companyId,
      input.brandId,
    ])
    const before = await voiceOf(tx, ctx.companyId, input.brandId)
    if (before.version !== input.version) throw new AppError('CONFLICT', { details: { voice: before } })
    const voice = {
      tone: input.tone,
      signOff: input.signOff || null,
      avoid: [...new Set(input.avoid)],
      does: input.does,
      donts: input.donts,
      samples: input.samples,
      languages: [...new Set(input.languages)],
    }
    await prepared(
      tx,
      'brands.save-voice',
      'update app.brands set voice = $3, default_language = $4 where company_id = $1 and id = $2',
      [ctx.companyId, input.brandId, JSON.stringify(voice), input.defaultLanguage],
    )
    await replaceFacts(tx, ctx, input.brandId, input.facts)
    const after = await voiceOf(tx, ctx.companyId, input.brandId)
    const where = { ...ctx, brandId: input.brandId }
    const details = changesOf(forAudit(before, after), forAudit(after, before))
    if (Object.keys(details.after).length === 0) return after
    await recordAudit(tx, where, { action: 'brand.voice-saved', subjectId: input.brandId, details })
    return after
  })
}

/** Facts that the other version doesn't have. */
function forAudit({ version: _, facts, ...words }: Voice, other: Voice) {
  const textOf = ({ topic, language, text }: Voice['facts'][number]): string => `${topic} (${language}): ${text}`
  const others = new Set(other.facts.map(textOf))
  return { ...words, facts: facts.map(textOf).filter((fact) => !others.has(fact)) }
}

/** Facts are listed by id, and ids created in the same millisecond have no order. */
export async function replaceFacts(
  tx: Tx,
  ctx: Ctx,
  brandId: string,
  facts: readonly Pick<VoiceInput['facts'][number], 'topic' | 'text' | 'language'>[],
): Promise<void> {
  await prepared(tx, 'brands.forget-facts', 'delete from app.brand_facts where company_id = $1 and brand_id = $2', [
    ctx.companyId,
    brandId,
  ])
  await prepared(
    tx,
    'brands.add-facts',
    `insert into app.brand_facts (company_id, brand_id, id, topic, text, language, updated_at)
     select $1, $2, t.*, $7 from unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) as t`,
    [
      ctx.companyId,
      brandId,
      facts.map(() => newId()).toSorted(),
      facts.map((fact) => fact.topic),
      facts.map((fact) => fact.text),
      facts.map((fact) => fact.language),
      ctx.now(),
    ],
  )
}
