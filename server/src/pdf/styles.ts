import type { Style } from './set-text.ts'

/** The console's light colors in PDF notation. */
export const ink = {
  text: '#141924',
  second: '#474d59',
  meta: '#636975',
  line: '#e2e4e8',
  track: '#ebedf1',
  accent: '#2c5fdd',
  better: '#115e3e',
  betterSoft: '#def9e9',
  worse: '#b32228',
  worseSoft: '#ffeceb',
  star: '#f2a329',
  starEmpty: '#dadce0',
  series: ['#3e71e9', '#08b6af', '#edb345', '#ea6173', '#9a6cdf'],
  area: ['#dbe5fb', '#ffffff'],
  compare: '#9ea5b2',
  paper: '#ffffff',
} as const

/** Steps of the type scale, in px of the page. */
export const type = {
  title: { size: 30, line: 36, weight: 600, ink: ink.text },
  lead: { size: 16, line: 24, weight: 400, ink: ink.second },
  brand: { size: 15, line: 20, weight: 600, ink: ink.text },
  figure: { size: 20, line: 28, weight: 600, ink: ink.text, tabular: true },
  heading: { size: 13, line: 20, weight: 600, ink: ink.text },
  body: { size: 13, line: 20, weight: 400, ink: ink.text },
  strong: { size: 13, line: 20, weight: 500, ink: ink.text },
  number: { size: 13, line: 20, weight: 400, ink: ink.text, tabular: true },
  small: { size: 12, line: 16, weight: 400, ink: ink.meta },
  smallNumber: { size: 12, line: 16, weight: 400, ink: ink.meta, tabular: true },
  micro: { size: 11, line: 16, weight: 400, ink: ink.meta, tabular: true },
} as const satisfies Record<string, Style>
