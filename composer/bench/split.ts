import { createHash } from 'node:crypto'

export type Half = 'seen' | 'unseen'

/** Which half of the real data a text is in: word lists are tuned on the seen one, figures come from the other. */
export const halfOf = (text: string): Half => ((digest(text)[0] ?? 0) % 2 === 0 ? 'seen' : 'unseen')

/** Names a row without its text, which may not be kept here. */
export const hashOf = (text: string): string => digest(text).toString('hex').slice(0, 16)

const digest = (text: string): Buffer => createHash('sha256').update(text.trim()).digest()
