import type { Page } from '@playwright/test'

export interface View {
  name: string
  path: string
  /** Who opens it; by default the admin of the smaller demo company, which has no projects, reports or discounts. */
  as?: 'visitor' | 'administrator' | 'admin'
  /** Steps before the screenshot is taken. */
  open?: (page: Page) => Promise<unknown>
  /** The API rejects its call, which the browser logs as an error. */
  refused?: true
  /** Also shown while its calls are held back and when they fail. */
  states?: true
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const keys = (pressed: string) => (page: Page) => page.keyboard.press(pressed)

/** Every screen and the dialogs and menus it opens. */
export const views: View[] = [
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'login-errors', path: '/login', as: 'visitor', open: press(/^Sign in$/) },
  { name: 'signup', path: '/signup', as: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor' },
  { name: 'reset-password', path: '/reset-password?token=unknown', as: 'visitor', refused: true },
  { name: 'invitation', path: '/invitation?token=unknown', as: 'visitor', refused: true },
  { name: 'terms', path: '/terms', as: 'visitor' },
  { name: 'privacy', path: '/privacy', as: 'visitor' },
  { name: 'error', path: '/error?code=oauth_state', as: 'visitor' },
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
  { name: 'radar', path: '/radar', as: 'admin', states: true },
  { name: 'reports', path: '/reports', as: 'admin', states: true },
  { name: 'projects', path: '/projects', as: 'admin', states: true },
  { name: 'projects-board', path: '/projects?view=board', as: 'admin' },
  { name: 'projects-new', path: '/projects?new=true', as: 'admin' },
  { name: 'project', path: '/projects', as: 'admin', open: openProject },
  { name: 'connections', path: '/connections', states: true },
  { name: 'brand-voice', path: '/brand-voice', states: true },
  { name: 'templates', path: '/templates', states: true },
  { name: 'import', path: '/import', states: true },
  { name: 'transactions', path: '/transactions', states: true },
  { name: 'plans', path: '/plans', states: true },
  { name: 'discounts', path: '/loyalty-manager', as: 'admin', states: true },
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
  ...administration(),
]

/** The screens of administrators. */
function administration(): View[] {
  const customer = (item: string) => (page: Page) =>
    press('Actions for Mika Aalto')(page).then(() => page.getByRole('menuitem', { name: item, exact: true }).click())
  const views: Omit<View, 'as'>[] = [
    { name: 'customers', path: '/customers', states: true },
    { name: 'customers-nothing', path: '/customers?search=no+customer+has+this+name' },
    { name: 'customers-add', path: '/customers', open: press('Add Customer') },
    { name: 'customers-announcements', path: '/customers', open: pressOrChoose('Announcements') },
    { name: 'customers-administrators', path: '/customers', open: pressOrChoose('Administrators') },
    { name: 'customers-credit-settings', path: '/customers', open: pressOrChoose('Credit Settings') },
    { name: 'customer-menu', path: '/customers', open: press('Actions for Mika Aalto') },
    { name: 'customer-details', path: '/customers', open: customer('View details') },
    { name: 'customer-edit', path: '/customers', open: customer('Edit') },
    { name: 'customer-credits', path: '/customers', open: customer('Add Credits') },
    { name: 'customer-transactions', path: '/customers', open: customer('View transactions') },
    { name: 'customer-connections', path: '/customers', open: customer('Manage connections') },
    { name: 'customer-activity', path: '/customers', open: customer('View activity log') },
    { name: 'customer-plan', path: '/customers', open: customer('Change plan') },
    { name: 'customer-features', path: '/customers', open: customer('Features') },
    { name: 'customer-model', path: '/customers', open: customer('AI model') },
    { name: 'customer-ban', path: '/customers', open: customer('Ban') },
    { name: 'operations', path: '/admin', states: true },
    ...['webhooks', 'connections', 'mail', 'model', 'routes', 'setup'].map((tab) => ({
      name: `operations-${tab}`,
      path: `/admin?tab=${tab}`,
    })),
  ]
  return views.map((view) => ({ ...view, as: 'administrator' }))
}

/** Presses a button, which is in the “More actions” menu on narrow screens. */
function pressOrChoose(name: string) {
  return async (page: Page) => {
    const button = page.getByRole('button', { name, exact: true })
    await button
      .or(page.getByRole('button', { name: 'More actions', exact: true }))
      .first()
      .click()
    const item = page.getByRole('menuitem', { name, exact: true })
    await page.getByRole('dialog').or(item).first().waitFor()
    if (await item.isVisible()) await item.click()
  }
}

async function openProject(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zip that catches on the lining' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Zip that catches on the lining' }).waitFor()
}

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

/** On a phone, checkboxes appear once selecting has begun. */
async function selectAll(page: Page): Promise<void> {
  const all = page.getByRole('checkbox', { name: /^Select (All|the review)/ }).first()
  const begin = page.getByRole('button', { name: 'Select reviews', exact: true })
  await all.or(begin).first().waitFor()
  if (!(await all.isVisible())) await begin.click()
  await all.click()
}
