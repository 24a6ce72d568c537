import { auth } from './auth.ts'
import { brands } from './brands.ts'
import { comments } from './comments.ts'
import { connections } from './connections.ts'
import { credits } from './credits.ts'
import { imports } from './imports.ts'
import { jobs } from './jobs.ts'
import { onboarding } from './onboarding.ts'
import { replies } from './replies.ts'
import { system } from './system.ts'

/** Every JSON call of the product; `plainRoutes` in routes.ts holds the rest. */
export const contract = { auth, brands, credits, connections, comments, imports, onboarding, replies, jobs, system }
export type Contract = typeof contract
