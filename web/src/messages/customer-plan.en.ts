export const customerPlanEn = {
  title: 'Change the plan of {company}?',
  toEnterprise: 'Move to Enterprise',
  toFree: 'End Enterprise',
  enterpriseText:
    '{company} is on the {plan} plan. Enterprise is by contract: Bizamply doesn’t charge for it in Shopify and adds no credits by itself. Add the credits of the contract under Add Credits.',
  freeText:
    '{company} is on the Enterprise plan. Ending it moves them to Free at once, or back to a Shopify plan that is paid until the end of its period. Nothing is deleted: brands, members and custom roles stay, but they can’t add more than the plan allows, and scheduled reports pause.',
  subscription: 'A Shopify subscription has to be canceled before Enterprise can begin.',
  column: { allows: 'What the plan allows', now: 'Now', after: 'After' },
  row: {
    brands: 'Brands',
    members: 'Members',
    credits: 'Credits each period',
    scheduledReports: 'Scheduled reports',
    projects: 'Improvement projects',
    customRoles: 'Custom roles',
    sso: 'Single sign-on',
  },
  any: 'Any number',
  byContract: 'By contract',
  yes: 'Yes',
  no: 'No',
  changed: '{company} is on the {plan} plan now',
  failed: 'Failed to change the plan',
} as const
