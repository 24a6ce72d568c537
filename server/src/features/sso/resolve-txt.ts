import { Resolver } from 'node:dns/promises'
import type { ResolveTxt } from './dependencies.ts'

/** Uses the system resolvers, uncached. */
export const resolveTxt: ResolveTxt = (domain) => new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(domain)
