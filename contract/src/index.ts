import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { brands, voices } from './brands.ts'
import { checks } from './checks.ts'
import { comments } from './comments.ts'
import { connections } from './connections.ts'
import { credits } from './credits.ts'
import { dashboard } from './dashboard.ts'
import { discounts } from './discounts.ts'
import { imports } from './imports.ts'
import { instagram } from './instagram.ts'
import { integrations } from './integrations.ts'
import { jobs } from './jobs.ts'
import { onboarding } from './onboarding.ts'
import { replies } from './replies.ts'
import { sending } from './sending.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { me, notifications } from './notifications.ts'
import { templates, views } from './views.ts'
import { triage } from './triage.ts'
import { bulk } from './bulk.ts'
import { people } from './people.ts'
import { system } from './system.ts'

/** Every JSON call of the product; `plainRoutes` in routes.ts holds the rest. */
export const contract = {
  analytics,
  auth,
  billing,
  brands,
  credits,
  connections,
  dashboard,
  discounts,
  comments,
  imports,
  instagram,
  integrations,
  onboarding,
  people,
  replies,
  reports,
  sending,
  jobs,
  me,
  templates,
  notifications,
  search,
  triage,
  views,
  voices,
  checks,
  bulk,
  system,
}
export type Contract = typeof contract
