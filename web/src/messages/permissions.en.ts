/** Permission labels; keys have a dash instead of the dot. */
export const permissionsEn = {
  'replies-write': 'Generate and edit replies',
  'replies-send': 'Send replies',
  'comments-organize': 'Assign, tag, snooze and hide reviews; handle alerts',
  'comments-import': 'Import reviews',
  'templates-manage': 'Templates',
  'discounts-manage': 'Discounts',
  'reports-manage': 'Reports',
  'projects-manage': 'Projects',
  'voice-manage': 'Brand voice',
  'brands-manage': 'Brand logo',
  'connections-manage': 'Connections',
  'credits-manage': 'Spending limits',
  'billing-manage': 'Plan and billing',
  'audit-read': 'Audit log',
} as const
