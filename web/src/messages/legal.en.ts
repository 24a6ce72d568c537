export const legalEn = {
  open: 'Open Bizamply',
  version: 'Version of {date}',
} as const
