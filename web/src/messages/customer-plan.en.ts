export const customerPlanEn = {
  title: 'Change the plan for {company}?',
  toEnterprise: 'Move to Enterprise',
  toFree: 'End Enterprise',
  enterpriseText:
    '{company} is on the {plan} plan. Enterprise is under contract: Bizamply doesn’t charge for it in Shopify and doesn’t add credits automatically. Add the contract’s credits under Add Credits.',
  freeText:
    '{company} is on the Enterprise plan. Ending it moves them to Free right away, or back to a Shopify plan they’ve already paid for. Nothing is deleted. Brands, members and custom roles stay, but they can’t add more than the plan allows, and scheduled reports pause.',
  subscription: 'Cancel the Shopify subscription before moving to Enterprise.',
  column: { allows: 'Plan includes', now: 'Now', after: 'After' },
  row: {
    brands: 'Brands',
    members: 'Members',
    credits: 'Credits per period',
    scheduledReports: 'Scheduled reports',
    projects: 'Improvement projects',
    customRoles: 'Custom roles',
    sso: 'Single sign-on',
  },
  any: 'Unlimited',
  byContract: 'Under contract',
  yes: 'Yes',
  no: 'No',
  changed: '{company} is now on the {plan} plan',
  failed: 'Couldn’t change the plan',
} as const
