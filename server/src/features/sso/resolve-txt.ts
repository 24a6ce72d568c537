import { Resolver } from 'node:dns/promises'
import type { ResolveTxt } from './sso-parts.ts'

/** Uses the system resolvers, uncached. */
export const resolveTxt: ResolveTxt = (domain) => new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(domain)
