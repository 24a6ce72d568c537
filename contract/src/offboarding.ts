import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { sizes } from './size-limits.ts'
import { owners } from './roles.ts'

/** Time between a deletion request of a company or an account, and the deletion. */
export const graceDays = 14

/** How long a company's export can be downloaded. */
export const exportHours = 24

/** Exports of a company in 24 hours; failed ones don't count. */
export const exportsPerDay = 3

export const companyExport = z.object({
  id: z.string(),
  /** `expired`: the file was deleted. */
  state: z.enum(['running', 'done', 'failed', 'expired']),
  /** Files written to the archive, and their total; null until it is known. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** Name of the user who requested it. */
  requestedBy: z.string().nullable(),
  requestedAt: z.string(),
  expiresAt: z.string().nullable(),
  bytes: z.number().int().nullable(),
})
export type CompanyExport = z.infer<typeof companyExport>

const companyDeletion = z.object({
  requestedBy: z.string().nullable(),
  requestedAt: z.string(),
  /** The deletion date. */
  dueAt: z.string(),
  /**
   * `ending`: no further period is charged. `refused`: Shopify didn't cancel it, so a person must.
   */
  subscription: z.enum(['unasked', 'none', 'ending', 'refused']),
})
export type CompanyDeletion = z.infer<typeof companyDeletion>

const companyOffboarding = z.object({
  company: z.string(),
  deletion: companyDeletion.nullable(),
  graceDays: z.number().int(),
  /** Days after which backups no longer contain the data. */
  backupDays: z.number().int(),
  exports: z.array(companyExport),
  /** Remaining exports in the current 24 hours. */
  exportsLeft: z.number().int(),
})
export type CompanyOffboarding = z.infer<typeof companyOffboarding>

const accountOffboarding = z.object({
  /**
   * The company that needs another admin, or must be deleted, before this account can be deleted.
   */
  onlyAdminOf: z.string().nullable(),
  graceDays: z.number().int(),
  backupDays: z.number().int(),
})
export type AccountOffboarding = z.infer<typeof accountOffboarding>

const forAdmins = { who: 'member', roles: owners, scope: 'company', whileLeaving: true } as const

/** Exports and deletion of a company and of an account. */
export const offboarding = {
  company: call
    .meta(forAdmins)
    .route({
      method: 'GET',
      path: '/api/company/leaving',
      summary: 'List company exports and whether the company is being deleted',
    })
    .output(response(companyOffboarding)),
  exportCompany: call
    .meta({ ...forAdmins, stepUp: true })
    .meta(audited('company.export-requested'))
    .route({
      method: 'POST',
      path: '/api/company/exports',
      summary: 'Export everything in the company as a ZIP of JSON and CSV. Returns the running export, if any',
    })
    .output(response(companyExport)),
  deleteCompany: call
    .meta({ ...forAdmins, stepUp: true })
    .meta(audited('company.deletion-requested'))
    .route({
      method: 'POST',
      path: '/api/company/deletion',
      summary: 'Delete the company in 14 days. Starting now, nothing is sent, generated or synced',
    })
    .input(z.object({ /** The company's name, as typed. */ name: z.string().max(sizes.name) }))
    .output(response(companyDeletion)),
  keepCompany: call
    .meta(forAdmins)
    .meta(audited('company.deletion-undone'))
    .route({
      method: 'DELETE',
      path: '/api/company/deletion',
      summary: 'Cancel the deletion. The company stays active',
    })
    .output(response(z.object({ kept: z.literal(true) }))),
  account: call
    .meta({ who: 'user' })
    .route({ method: 'GET', path: '/api/profile/leaving', summary: 'Check whether your account can be deleted' })
    .output(response(accountOffboarding)),
  deleteAccount: call
    .meta({ who: 'user', stepUp: true })
    .meta(audited('security.deletion-requested'))
    .route({
      method: 'POST',
      path: '/api/profile/deletion',
      summary: 'Delete your account in 14 days and sign out everywhere. Signing in again cancels it',
    })
    .output(response(z.object({ dueAt: z.string() }))),
}
