import { join } from 'node:path'
import { root } from './child.ts'

/** Reviews and replies of real shops, next to the repository and never copied into it; most machines don't have them. */
export const realData = join(root, '..', 'shared', 'data')
