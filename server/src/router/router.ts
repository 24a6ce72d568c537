import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { authCalls } from './auth-calls.ts'
import { onboardingCalls } from './onboarding-calls.ts'
import { checkCalls, voiceCalls } from './voice-calls.ts'
import type { CallContext, Router } from '../http/call-context.ts'
import { commentCalls } from './comment-calls.ts'
import { importCalls, jobCalls } from './import-calls.ts'
import { replyCalls } from './reply-calls.ts'
import { systemCalls } from './system-calls.ts'
import type { Dependencies } from '../dependencies.ts'
import { connectionCalls, integrationCalls } from './connection-calls.ts'
import { alertCalls } from './alert-calls.ts'
import { searchCalls } from './search-calls.ts'
import { securityCalls } from './security-calls.ts'
import { offboardingCalls } from './offboarding-calls.ts'
import { creditSettingsCalls } from './credit-settings-calls.ts'
import { announcementCalls } from './announcement-calls.ts'
import { administratorCalls, supportAccessCalls } from './administrator-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { customRoleCalls } from './custom-role-calls.ts'
import { teamCalls } from './team-calls.ts'
import { triageCalls } from './triage-calls.ts'
import { viewCalls } from './view-calls.ts'
import { auditCalls } from './audit-calls.ts'
import { analyticsCalls } from './analytics-calls.ts'
import { brandCalls } from './brand-calls.ts'
import { creditCalls } from './credit-calls.ts'
import { billingCalls } from './billing-calls.ts'
import { dashboardCalls } from './dashboard-calls.ts'
import { emailChangeCalls } from './email-change-calls.ts'
import { signInRequirementCalls } from './sign-in-requirement-calls.ts'
import { discountCalls } from './discount-calls.ts'
import { instagramCalls } from './instagram-calls.ts'
import { operationsCalls } from './operations-calls.ts'
import { outcomeCalls } from './outcome-calls.ts'
import { meCalls } from './me-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { projectCalls } from './project-calls.ts'
import { pushCalls } from './push-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { recoveryCalls } from './recovery-calls.ts'
import { sendingCalls } from './sent-reply-calls.ts'
import { templateCalls } from './template-calls.ts'
import { notificationCalls } from './notification-calls.ts'
import { bulkCalls } from './bulk-calls.ts'
import { ssoCalls } from './sso-calls.ts'
import { reportCalls } from './report-calls.ts'

/** Binds every call of the contract to its verb; contains no logic. */
export function createRouter(deps: Dependencies): Router {
  const os = implement(contract).$context<CallContext>()
  return os.router({
    alerts: alertCalls(),
    analytics: analyticsCalls(),
    audit: auditCalls(),
    auth: authCalls(deps),
    billing: billingCalls(),
    brands: brandCalls(deps),
    credits: creditCalls(deps),
    connections: connectionCalls(),
    dashboard: dashboardCalls(),
    security: securityCalls(deps),
    signInRequirements: signInRequirementCalls(deps),
    discounts: discountCalls(),
    emailChange: emailChangeCalls(deps),
    instagram: instagramCalls(),
    integrations: integrationCalls(),
    comments: commentCalls(),
    imports: importCalls(),
    onboarding: onboardingCalls(deps),
    operations: operationsCalls(deps),
    outcomes: outcomeCalls(),
    people: peopleCalls(),
    projects: projectCalls(),
    push: pushCalls(deps),
    replies: replyCalls(),
    reports: reportCalls(),
    sending: sendingCalls(),
    jobs: jobCalls(),
    offboarding: offboardingCalls(deps),
    me: meCalls(deps),
    profiles: profileCalls(deps),
    recovery: recoveryCalls(deps),
    templates: templateCalls(),
    notifications: notificationCalls(deps),
    search: searchCalls(),
    triage: triageCalls(),
    views: viewCalls(),
    voices: voiceCalls(),
    checks: checkCalls(),
    bulk: bulkCalls(),
    sso: ssoCalls(deps),
    system: systemCalls(deps),
    team: teamCalls(deps),
    customRoles: customRoleCalls(deps),
    administrators: administratorCalls(deps),
    announcements: announcementCalls(deps),
    customers: customerCalls(deps),
    supportAccess: supportAccessCalls(deps),
    creditSettings: creditSettingsCalls(deps),
  })
}
