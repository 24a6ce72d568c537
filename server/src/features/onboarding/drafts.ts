import { sql } from 'drizzle-orm'
import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import type { JoinDependencies } from './dependencies.ts'

export interface KeptDraft {
  step: number
  draft: OnboardingDraft
}

export async function readDraft({ db }: Pick<JoinDependencies, 'db'>, userId: string): Promise<KeptDraft | null> {
  const { rows } = await db.global.execute<{ step: number; draft: OnboardingDraft }>(sql`
    select step, draft from app.onboarding_drafts where user_id = ${userId}`)
  return rows[0] ? { step: rows[0].step, draft: rows[0].draft } : null
}

export async function keepDraft(
  { db, now }: Pick<JoinDependencies, 'db' | 'now'>,
  userId: string,
  { step, draft }: KeptDraft,
): Promise<KeptDraft> {
  await db.global.execute(sql`
    insert into app.onboarding_drafts (user_id, step, draft, updated_at)
    values (${userId}, ${step}, ${JSON.stringify(draft)}, ${now().toISOString()})
    on conflict (user_id) do update set step = excluded.step, draft = excluded.draft, updated_at = excluded.updated_at`)
  return { step, draft }
}
