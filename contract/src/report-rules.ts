import { rangePresets } from './ranges.ts'

export const reportCategories = ['finance', 'marketing', 'product', 'customer'] as const
export type ReportCategory = (typeof reportCategories)[number]
export const reportCharts = ['bar', 'line', 'pie'] as const
export type ReportChart = (typeof reportCharts)[number]
export const reportSchedules = ['weekly', 'monthly', 'quarterly'] as const
export type ReportSchedule = (typeof reportSchedules)[number]
export const reportFormats = ['pdf', 'csv'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Sections of a report, in page order. */
export const reportSections = ['figures', 'received', 'ratings', 'topics', 'products', 'replies', 'credits'] as const
export type ReportSection = (typeof reportSections)[number]

/** The days that a run covers. Scheduled runs cover the whole week, month or quarter before the day they run on. */
export const reportRanges = [...rangePresets, 'last-week', 'last-quarter'] as const
export type ReportRange = (typeof reportRanges)[number]
