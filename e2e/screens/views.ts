import type { Page } from '@playwright/test'

export interface View {
  name: string
  path: string
  /** Without signing in. */
  visitor?: true
  /** Steps before the screenshot is taken. */
  open?: (page: Page) => Promise<unknown>
  /** Screenshots are also taken while it loads and when its calls fail. */
  states?: true
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const keys = (pressed: string) => (page: Page) => page.keyboard.press(pressed)

/** Every screen and the dialogs and menus it opens. */
export const views: View[] = [
  { name: 'login', path: '/login', visitor: true },
  { name: 'login-errors', path: '/login', visitor: true, open: press(/^Sign in$/) },
  { name: 'signup', path: '/signup', visitor: true },
  { name: 'forgot-password', path: '/forgot-password', visitor: true },
  { name: 'reset-password', path: '/reset-password?token=unknown', visitor: true },
  { name: 'invitation', path: '/invitation?token=unknown', visitor: true },
  { name: 'terms', path: '/terms', visitor: true },
  { name: 'privacy', path: '/privacy', visitor: true },
  { name: 'error', path: '/error?code=oauth_state', visitor: true },
  { name: 'dashboard', path: '/dashboard', states: true },
  { name: 'responses', path: '/responses', states: true },
  { name: 'responses-drafts', path: '/responses?status=draft' },
  { name: 'responses-sent', path: '/responses?status=sent' },
  { name: 'responses-nothing', path: '/responses?search=no+review+says+this' },
  { name: 'responses-filters', path: '/responses', open: press(/^Filters/) },
  { name: 'responses-menu', path: '/responses', open: openMenu },
  { name: 'responses-comment', path: '/responses', open: openFirst },
  { name: 'responses-edit', path: '/responses?status=draft', open: openEditor },
  { name: 'responses-selected', path: '/responses', open: selectAll },
  { name: 'responses-keys', path: '/responses', open: keys('?') },
  { name: 'palette', path: '/responses', open: keys('ControlOrMeta+k') },
  { name: 'notifications', path: '/responses', open: press(/^Notifications/) },
  { name: 'account-menu', path: '/responses', open: press(/account menu/) },
  { name: 'people', path: '/people', states: true },
  { name: 'analytics', path: '/analytics', states: true },
  { name: 'analytics-products', path: '/analytics?tab=products' },
  { name: 'analytics-outcomes', path: '/analytics?tab=outcomes' },
  { name: 'radar', path: '/radar', states: true },
  { name: 'reports', path: '/reports', states: true },
  { name: 'projects', path: '/projects', states: true },
  { name: 'projects-board', path: '/projects?view=board' },
  { name: 'projects-new', path: '/projects?new=true' },
  { name: 'connections', path: '/connections', states: true },
  { name: 'brand-voice', path: '/brand-voice', states: true },
  { name: 'templates', path: '/templates', states: true },
  { name: 'import', path: '/import', states: true },
  { name: 'transactions', path: '/transactions', states: true },
  { name: 'plans', path: '/plans', states: true },
  { name: 'discounts', path: '/loyalty-manager', states: true },
  { name: 'profile', path: '/profile', states: true },
  { name: 'profile-edit', path: '/profile', open: press('Edit') },
  { name: 'profile-security', path: '/profile?tab=security' },
  { name: 'profile-notifications', path: '/profile?tab=notifications' },
  { name: 'profile-billing', path: '/profile?tab=billing' },
  { name: 'settings', path: '/settings' },
  { name: 'settings-notifications', path: '/settings?tab=notifications' },
  { name: 'settings-appearance', path: '/settings?tab=appearance' },
  { name: 'settings-security', path: '/settings?tab=security' },
  { name: 'settings-credits', path: '/settings?tab=credits' },
  { name: 'settings-team', path: '/settings?tab=team', states: true },
  { name: 'settings-team-invite', path: '/settings?tab=team', open: press('Invite Member') },
  { name: 'settings-advanced', path: '/settings?tab=advanced' },
  { name: 'help', path: '/help' },
  { name: 'docs', path: '/docs' },
  { name: 'whats-new', path: '/whats-new' },
]

function openFirst(page: Page): Promise<void> {
  return page.getByRole('list', { name: 'Reviews' }).getByRole('heading').first().click()
}

async function openMenu(page: Page): Promise<void> {
  await openFirst(page)
  await press('More actions')(page)
}

async function openEditor(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
}

function selectAll(page: Page): Promise<void> {
  return page
    .getByRole('checkbox', { name: /^Select (All|the review)/ })
    .first()
    .click()
}
