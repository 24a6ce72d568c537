import { touchTarget } from './touch-target.ts'

/** A menu's button in a toolbar, or without a frame in the header of a box. */
export const menuButtonStyle = (look: 'framed' | 'bare' | 'icon') =>
  look === 'framed' ? {} : ({ variant: 'ghost', size: 'sm', className: touchTarget } as const)
