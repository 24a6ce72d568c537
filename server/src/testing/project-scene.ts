import { expect } from 'vitest'
import type { ProjectPage } from '@bizamply/contract/projects'
import { storeComments } from '../features/comments/index.ts'
import type { Answer, Caller } from './caller.ts'
import { makeCompany, sample, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

const DAY = 86_400_000

/** The response's data, with the type that the caller expects. */
export const dataOf = <T>({ json }: Answer): T => json['data'] as unknown as T

/** A company whose plan has projects. */
export const withProjects = (app: TestApp): Promise<TestCompany> =>
  makeCompany(app, { connected: false, plan: 'premium' })

export interface NewReview {
  text: string
  rating?: number
  product?: string
  daysAgo?: number
}

let nth = 0
export async function writeReviews(app: TestApp, company: TestCompany, reviews: NewReview[]): Promise<void> {
  const rows = reviews.map(({ text, rating = 2, product = 'Satchel', daysAgo = 3 }) => ({
    ...sample(`p${nth++}`, new Date(app.services.now().getTime() - daysAgo * DAY), 0),
    rating,
    text,
    productExternalId: product,
    productTitle: product,
  }))
  const source = { platform: 'judgeme', timezone: 'UTC', quiet: true } as const
  await company.ctx.tx((tx) => storeComments(tx, company.ctx, source, rows))
}

export async function productId(app: TestApp, { companyId }: TestCompany, title: string): Promise<string> {
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.products where company_id = $1 and title = $2',
    [companyId, title],
  )
  return rows[0]?.id ?? ''
}

export async function startProject(who: Caller, fields: Record<string, unknown>): Promise<ProjectPage> {
  const answer = await who.post('/api/projects', { name: 'Zip that catches', ...fields })
  expect([answer.status, answer.json['message']]).toEqual([200, undefined])
  return dataOf<ProjectPage>(answer)
}
