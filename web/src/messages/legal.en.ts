export const legalEn = {
  open: 'Open Bizamply',
  version: 'Version dated {date}',
} as const
