import { administratorsEn } from './administrators.en.ts'
import { alertsEn } from './alerts.en.ts'
import { analyticsEn } from './analytics.en.ts'
import { analyticsProductsEn } from './analytics-products.en.ts'
import { announcementsEn } from './announcements.en.ts'
import { auditEn } from './audit.en.ts'
import { authEn } from './auth.en.ts'
import { billingEn } from './billing.en.ts'
import { brandVoiceEn } from './brand-voice.en.ts'
import { upNextEn } from './up-next.en.ts'
import { voiceFactsEn } from './voice-facts.en.ts'
import { brandsEn } from './brands.en.ts'
import { bulkEn } from './bulk.en.ts'
import { commentsEn } from './comments.en.ts'
import { confirmedEn } from './confirmed.en.ts'
import { connectDoneEn } from './connect-done.en.ts'
import { connectEn } from './connect.en.ts'
import { connectionsEn } from './connections.en.ts'
import { connectionsPageEn } from './connections-page.en.ts'
import { spendingLimitsEn } from './spending-limits.en.ts'
import { creditsEn } from './credits.en.ts'
import { creditSettingsEn } from './credit-settings.en.ts'
import { customerActivityEn } from './customer-activity.en.ts'
import { customerConnectionsEn } from './customer-connections.en.ts'
import { customerFeaturesEn } from './customer-features.en.ts'
import { customerModelEn } from './customer-model.en.ts'
import { customerFormsEn } from './customer-forms.en.ts'
import { customerPlanEn } from './customer-plan.en.ts'
import { customersEn } from './customers.en.ts'
import { customerTransactionsEn } from './customer-transactions.en.ts'
import { dashboardEn } from './dashboard.en.ts'
import { dashboardSectionsEn } from './dashboard-sections.en.ts'
import { signInRequirementsEn } from './sign-in-requirements.en.ts'
import { discountManagerEn } from './discount-manager.en.ts'
import { discountsEn } from './discounts.en.ts'
import { editorEn } from './editor.en.ts'
import { emailChangeEn } from './email-change.en.ts'
import { errorPageEn } from './error-page.en.ts'
import { firstStepsEn } from './first-steps.en.ts'
import { filteringEn } from './filtering.en.ts'
import { reviewForecastEn } from './review-forecast.en.ts'
import { generalEn } from './general.en.ts'
import { helpEn } from './help.en.ts'
import { helpFiguresEn } from './help-figures.en.ts'
import { importsEn } from './imports.en.ts'
import { invitationEn } from './invitation.en.ts'
import { keysEn } from './keys.en.ts'
import { offboardingEn } from './offboarding.en.ts'
import { legalEn } from './legal.en.ts'
import { notificationSettingsEn } from './notification-settings.en.ts'
import { notificationsEn } from './notifications.en.ts'
import { onboardingEn } from './onboarding.en.ts'
import { operationsEn } from './operations.en.ts'
import { outcomesEn } from './outcomes.en.ts'
import { passkeyEn } from './passkey.en.ts'
import { permissionsEn } from './permissions.en.ts'
import { peopleEn } from './people.en.ts'
import { peoplePageEn } from './people-page.en.ts'
import { productsEn } from './products.en.ts'
import { profileEn } from './profile.en.ts'
import { profileNotificationsEn } from './profile-notifications.en.ts'
import { projectDialogEn } from './project-dialog.en.ts'
import { projectEffectEn } from './project-effect.en.ts'
import { projectEn } from './project.en.ts'
import { projectsEn } from './projects.en.ts'
import { readingEn } from './reading.en.ts'
import { recoveryEn } from './recovery.en.ts'
import { repliesEn } from './replies.en.ts'
import { reportDialogEn } from './report-dialog.en.ts'
import { reportsEn } from './reports.en.ts'
import { schemaEn } from './schema.en.ts'
import { searchEn } from './search.en.ts'
import { securityEn } from './security.en.ts'
import { settingsEn } from './settings.en.ts'
import { setupGuideEn } from './setup-guide.en.ts'
import { sharedEn } from './shared.en.ts'
import { shellEn } from './shell.en.ts'
import { signUpEn } from './sign-up.en.ts'
import { siteEn } from './site.en.ts'
import { ssoEn } from './sso.en.ts'
import { supportAccessEn } from './support-access.en.ts'
import { systemEn } from './system.en.ts'
import { teamEn } from './team.en.ts'
import { templatesEn } from './templates.en.ts'
import { transactionsEn } from './transactions.en.ts'
import { triageEn } from './triage.en.ts'
import { triageToastsEn } from './triage-toasts.en.ts'
import { unsubscribeEn } from './unsubscribe.en.ts'
import { verifyEn } from './verify.en.ts'
import { viewsEn } from './views.en.ts'

export const en = {
  shared: sharedEn,
  administrators: administratorsEn,
  alerts: alertsEn,
  analytics: analyticsEn,
  analyticsProducts: analyticsProductsEn,
  announcements: announcementsEn,
  audit: auditEn,
  auth: authEn,
  billing: billingEn,
  brands: brandsEn,
  brandVoice: brandVoiceEn,
  upNext: upNextEn,
  voiceFacts: voiceFactsEn,
  bulk: bulkEn,
  comments: commentsEn,
  confirmed: confirmedEn,
  connect: connectEn,
  connectDone: connectDoneEn,
  connections: connectionsEn,
  connectionsPage: connectionsPageEn,
  spendingLimits: spendingLimitsEn,
  credits: creditsEn,
  creditSettings: creditSettingsEn,
  customerActivity: customerActivityEn,
  customerConnections: customerConnectionsEn,
  customerFeatures: customerFeaturesEn,
  customerModel: customerModelEn,
  customerForms: customerFormsEn,
  customerPlan: customerPlanEn,
  customers: customersEn,
  customerTransactions: customerTransactionsEn,
  dashboard: dashboardEn,
  dashboardSections: dashboardSectionsEn,
  signInRequirements: signInRequirementsEn,
  discountManager: discountManagerEn,
  discounts: discountsEn,
  editor: editorEn,
  emailChange: emailChangeEn,
  errorPage: errorPageEn,
  firstSteps: firstStepsEn,
  filtering: filteringEn,
  reviewForecast: reviewForecastEn,
  general: generalEn,
  help: helpEn,
  helpFigures: helpFiguresEn,
  imports: importsEn,
  invitation: invitationEn,
  keys: keysEn,
  offboarding: offboardingEn,
  legal: legalEn,
  notifications: notificationsEn,
  notificationSettings: notificationSettingsEn,
  onboarding: onboardingEn,
  operations: operationsEn,
  outcomes: outcomesEn,
  passkey: passkeyEn,
  people: peopleEn,
  peoplePage: peoplePageEn,
  permissions: permissionsEn,
  products: productsEn,
  profile: profileEn,
  profileNotifications: profileNotificationsEn,
  project: projectEn,
  projectEffect: projectEffectEn,
  projectDialog: projectDialogEn,
  projects: projectsEn,
  reading: readingEn,
  recovery: recoveryEn,
  replies: repliesEn,
  reportDialog: reportDialogEn,
  reports: reportsEn,
  schema: schemaEn,
  search: searchEn,
  security: securityEn,
  settings: settingsEn,
  setupGuide: setupGuideEn,
  shell: shellEn,
  signUp: signUpEn,
  site: siteEn,
  sso: ssoEn,
  supportAccess: supportAccessEn,
  system: systemEn,
  team: teamEn,
  templates: templatesEn,
  transactions: transactionsEn,
  triage: triageEn,
  triageToasts: triageToastsEn,
  unsubscribe: unsubscribeEn,
  verify: verifyEn,
  views: viewsEn,
} as const
