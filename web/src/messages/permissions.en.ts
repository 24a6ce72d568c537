/** Permission labels; keys have a dash instead of the dot. */
export const permissionsEn = {
  'replies-write': 'Generate and edit replies',
  'replies-send': 'Send replies',
  'comments-organize': 'Assign, tag, snooze and hide reviews; handle alerts',
  'comments-import': 'Import reviews',
  'templates-manage': 'Manage templates',
  'discounts-manage': 'Manage discounts',
  'reports-manage': 'Manage reports',
  'projects-manage': 'Manage projects',
  'voice-manage': 'Manage brand voice',
  'brands-manage': 'Manage the brand logo',
  'connections-manage': 'Manage connections',
  'credits-manage': 'Manage spending limits',
  'billing-manage': 'Manage plan and billing',
  'audit-read': 'View the audit log',
} as const
