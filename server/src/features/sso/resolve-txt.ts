import { Resolver } from 'node:dns/promises'
import type { ResolveTxt } from './dependencies.ts'

/** By the machine's resolvers, asked anew each time. */
export const resolveTxt: ResolveTxt = (domain) => new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(domain)
