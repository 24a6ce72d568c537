import { alerts } from './alerts.ts'
import { analytics } from './analytics.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { brands, voices } from './brands.ts'
import { checks } from './claim-checks.ts'
import { comments } from './comments.ts'
import { connections } from './connections.ts'
import { creditSettings } from './credit-settings.ts'
import { credits } from './credits.ts'
import { customers } from './customers.ts'
import { customRoles } from './custom-roles.ts'
import { dashboard } from './dashboard.ts'
import { signInRequirements } from './sign-in-requirements.ts'
import { discounts } from './discounts.ts'
import { emailChange } from './email-change.ts'
import { imports } from './imports.ts'
import { instagram } from './instagram.ts'
import { integrations } from './integrations.ts'
import { jobs } from './jobs.ts'
import { onboarding } from './onboarding.ts'
import { operations } from './operations.ts'
import { recovery } from './recovery.ts'
import { replies } from './replies.ts'
import { sending } from './sent-replies.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { offboarding } from './offboarding.ts'
import { notifications } from './notifications.ts'
import { templates } from './templates.ts'
import { views } from './views.ts'
import { triage } from './triage.ts'
import { bulk } from './bulk.ts'
import { outcomes } from './outcomes.ts'
import { people } from './people.ts'
import { me } from './preferences.ts'
import { projects } from './projects.ts'
import { push } from './push.ts'
import { profiles } from './profile.ts'
import { sso } from './sso.ts'
import { supportAccess } from './support-access.ts'
import { administrators } from './administrators.ts'
import { announcements } from './announcements.ts'
import { system } from './system.ts'
import { team } from './team.ts'

/** Every JSON call of the API; `plainRoutes` in routes.ts lists the other routes. */
export const contract = {
  administrators,
  alerts,
  analytics,
  announcements,
  audit,
  auth,
  billing,
  brands,
  creditSettings,
  credits,
  customers,
  customRoles,
  connections,
  dashboard,
  signInRequirements,
  discounts,
  emailChange,
  comments,
  imports,
  instagram,
  integrations,
  offboarding,
  onboarding,
  operations,
  outcomes,
  people,
  projects,
  push,
  profiles,
  recovery,
  replies,
  reports,
  sending,
  jobs,
  me,
  templates,
  notifications,
  search,
  security,
  triage,
  views,
  voices,
  checks,
  bulk,
  sso,
  supportAccess,
  system,
  team,
}
export type Contract = typeof contract
