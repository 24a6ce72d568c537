import type { PlatformKeys, PlatformName } from '../env/env.ts'

/** Values that are invalid for any platform, and settings without effect. Values are never repeated. */
export function wrongForms(key: PlatformName, keys: PlatformKeys): string[] {
  const upper = key.toUpperCase()
  const isMeta = key === 'facebook' || key === 'whatsapp'
  return [
    ...wrong(`${upper}_CLIENT_ID`, keys.clientId, ids[key] ?? plain),
    ...wrong(`${upper}_CLIENT_SECRET`, keys.clientSecret, plain),
    ...wrong(`${upper}_API_VERSION`, keys.apiVersion, versions[key] ?? unused),
    ...wrong(`${upper}_CONFIG_ID`, keys.configId, isMeta ? digits : unused),
  ]
}

interface Form {
  pattern: RegExp
  words: string
}

const wrong = (name: string, value: string | null, { pattern, words }: Form): string[] =>
  value === null || pattern.test(value) ? [] : [`${name}: ${words}.`]

const plain: Form = { pattern: /^\S+$/, words: 'contains a space' }
const digits: Form = { pattern: /^\d+$/, words: 'must be a number' }
const unused: Form = { pattern: /^$/, words: 'has no effect; remove it' }
const graph: Form = { pattern: /^v\d{1,3}\.\d$/, words: 'must be a version of the Graph API, such as v26.0' }

const ids: Partial<Record<PlatformName, Form>> = {
  instagram: digits,
  facebook: digits,
  whatsapp: digits,
  google: { pattern: /^\S+\.apps\.googleusercontent\.com$/, words: 'must end in .apps.googleusercontent.com' },
}

const versions: Partial<Record<PlatformName, Form>> = {
  shopify: {
    pattern: /^(\d{4}-(01|04|07|10)|unstable)$/,
    words: 'must be a version of the Admin API, such as 2026-10',
  },
  instagram: graph,
  facebook: graph,
  whatsapp: graph,
  tiktok: { pattern: /^v\d{1,3}\.\d$/, words: 'must be a version of the API for Business, such as v1.3' },
}
