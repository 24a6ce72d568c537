import { analyticsEn } from './analytics.en.ts'
import { analyticsProductsEn } from './analytics-products.en.ts'
import { authEn } from './auth.en.ts'
import { billingEn } from './billing.en.ts'
import { brandVoiceEn } from './brand-voice.en.ts'
import { brandsEn } from './brands.en.ts'
import { bulkEn } from './bulk.en.ts'
import { commentsEn } from './comments.en.ts'
import { connectDoneEn } from './connect-done.en.ts'
import { connectEn } from './connect.en.ts'
import { connectionsEn } from './connections.en.ts'
import { connectionsPageEn } from './connections-page.en.ts'
import { creditCapsEn } from './credit-caps.en.ts'
import { creditsEn } from './credits.en.ts'
import { dashboardEn } from './dashboard.en.ts'
import { dashboardSectionsEn } from './dashboard-sections.en.ts'
import { discountManagerEn } from './discount-manager.en.ts'
import { discountsEn } from './discounts.en.ts'
import { editorEn } from './editor.en.ts'
import { errorPageEn } from './error-page.en.ts'
import { firstStepsEn } from './first-steps.en.ts'
import { filteringEn } from './filtering.en.ts'
import { forecastEn } from './forecast.en.ts'
import { helpEn } from './help.en.ts'
import { importsEn } from './imports.en.ts'
import { keysEn } from './keys.en.ts'
import { legalEn } from './legal.en.ts'
import { notificationsEn } from './notifications.en.ts'
import { onboardingEn } from './onboarding.en.ts'
import { peopleEn } from './people.en.ts'
import { productsEn } from './products.en.ts'
import { readingEn } from './reading.en.ts'
import { repliesEn } from './replies.en.ts'
import { reportDialogEn } from './report-dialog.en.ts'
import { reportsEn } from './reports.en.ts'
import { schemaEn } from './schema.en.ts'
import { searchEn } from './search.en.ts'
import { settingsEn } from './settings.en.ts'
import { setupGuideEn } from './setup-guide.en.ts'
import { sharedEn } from './shared.en.ts'
import { shellEn } from './shell.en.ts'
import { signUpEn } from './sign-up.en.ts'
import { siteEn } from './site.en.ts'
import { systemEn } from './system.en.ts'
import { templatesEn } from './templates.en.ts'
import { transactionsEn } from './transactions.en.ts'
import { triageEn } from './triage.en.ts'
import { triagedEn } from './triaged.en.ts'
import { verifyEn } from './verify.en.ts'
import { viewsEn } from './views.en.ts'

export const en = {
  shared: sharedEn,
  analytics: analyticsEn,
  analyticsProducts: analyticsProductsEn,
  auth: authEn,
  billing: billingEn,
  brands: brandsEn,
  brandVoice: brandVoiceEn,
  bulk: bulkEn,
  comments: commentsEn,
  connect: connectEn,
  connectDone: connectDoneEn,
  connections: connectionsEn,
  connectionsPage: connectionsPageEn,
  creditCaps: creditCapsEn,
  credits: creditsEn,
  dashboard: dashboardEn,
  dashboardSections: dashboardSectionsEn,
  discountManager: discountManagerEn,
  discounts: discountsEn,
  editor: editorEn,
  errorPage: errorPageEn,
  firstSteps: firstStepsEn,
  filtering: filteringEn,
  forecast: forecastEn,
  help: helpEn,
  imports: importsEn,
  keys: keysEn,
  legal: legalEn,
  notifications: notificationsEn,
  onboarding: onboardingEn,
  people: peopleEn,
  products: productsEn,
  reading: readingEn,
  replies: repliesEn,
  reportDialog: reportDialogEn,
  reports: reportsEn,
  schema: schemaEn,
  search: searchEn,
  settings: settingsEn,
  setupGuide: setupGuideEn,
  shell: shellEn,
  signUp: signUpEn,
  site: siteEn,
  system: systemEn,
  templates: templatesEn,
  transactions: transactionsEn,
  triage: triageEn,
  triaged: triagedEn,
  verify: verifyEn,
  views: viewsEn,
} as const
