import { posix } from 'node:path'

/** The order of server features: each may import only those before it. */
export const featureLine = (
  'auth audit settings brands notifications credits connections billing products rollups comments webhooks triage team messaging people imports privacy discounts ' +
  'templates company-model replies bulk search dashboard transactions analytics outcomes exports alerts reports projects onboarding profile sso offboarding customers administrators announcements ' +
  'operations system'
).split(' ')

/**
 * Returns what is wrong with one import, or null. Both are paths from the repository's root, `target` a package's name
 * or address when it isn't one of our files.
 */
export function checkImport(file, target) {
  const isTest = /\.test\.(ts|tsx)$/.test(file) || /^(contract|composer|server|web|sandbox)\/src\/testing\//.test(file)
  for (const rule of rules) {
    const verdict = rule(file, ourPath(target) ?? target, isTest)
    if (verdict) return verdict
  }
  return null
}

/** The problem with the name of a file or folder, or null. */
export function checkName(file) {
  const words = file.split('/').map((part) => part.replace(/\..*$/, ''))
  const found = words.find((word) => forbiddenNames.has(word))
  if (found) return `a file or folder is called ${found}: use a term of the domain`
  const word = words.flatMap((name) => name.split('-')).find((part) => replacedInFiles.has(part))
  return word ? replaced(word) : null
}

/** Exported names that use a word the glossary replaces, each with its line. */
export function checkExports(source) {
  const declared = source.matchAll(/^export (?:async )?(?:const|let|function|class|interface|type) (\w+)/gm)
  return [...declared].flatMap(({ 1: name, index }) => {
    const word = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.find((part) => replacedInExports.has(part.toLowerCase()))
    return word ? [{ line: source.slice(0, index).split('\n').length, problem: `${name}: ${replaced(word)}` }] : []
  })
}

/** The console's functions called like those that the browser build takes for pure (web/vite.config.ts). */
export function checkPureNames(file, source) {
  if (!/^web\/src\/(?!testing\/)/.test(file) || /\.test\.tsx?$/.test(file)) return []
  const declared = source.matchAll(
    /\bconst (z|oc|call|write|answer) = (?:async )?(?:\([^=]*|\w+) =>|\bfunction (z|oc|call|write|answer)\b/g,
  )
  return [...declared].map(({ 1: constant, 2: named, index }) => ({
    line: source.slice(0, index).split('\n').length,
    problem: `${constant ?? named}: the build drops calls of this name whose result isn't used`,
  }))
}

/** Every module that a source imports or re-exports. */
export function importsOf(source) {
  const found = source.matchAll(/(?<!['".])(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g)
  return [...found].map((match) => ({ target: match[2], line: source.slice(0, match.index).split('\n').length }))
}

/** The target of a relative import from the repository root; package names are unchanged. */
export function resolveImport(file, target) {
  return target.startsWith('.') ? posix.join(posix.dirname(file), target) : target
}

const forbiddenNames = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'constants',
  'services',
])

// docs/glossary.md says what to write instead. A word is added once nothing uses it anymore.
const replacedWords =
  'anew asked beat blame breather certainty desk door echoed echoes faint foretell gathering ground happenings ' +
  'hear heard heart intention intentions lacking leg legs letters linger news oaths outside pity praise praised ' +
  'shelf shelve situation situations standing stands storable sureness surest surroundings tell teller tells ' +
  'till together told understood wanted ways'
const replacedInExports = new Set(`${replacedWords} books`.split(' '))
const replacedInFiles = new Set(`${replacedWords} found look looked looks meet settled signs way`.split(' '))

const replaced = (word) => `docs/glossary.md has another word for "${word.toLowerCase()}"`

/** The path, from the repository's root, that one of our package names resolves to. */
export const ourPath = (target) =>
  target.replace(/^@bizamply\/(contract|composer|server|web|sandbox)(?:$|\/)/, '$1/src/')

const rules = [
  contractRule,
  webAndSandboxRule,
  composerRule,
  serverRule,
  platformRule,
  lowRoomRule,
  libraryRule,
  featureRule,
  webLayerRule,
]

function contractRule(file, target, isTest) {
  if (!file.startsWith('contract/src/') || target.startsWith('contract/src/')) return null
  if (isTest && !isOurs(target)) return null
  return /^(zod|@orpc\/contract)($|\/)/.test(target) ? null : 'contract may only import zod and the oRPC contract'
}

function webAndSandboxRule(file, target, isTest) {
  const room = /^(web|sandbox)\/src\//.exec(file)?.[1]
  if (!room) return null
  if (room === 'web' && target.startsWith('node:') && !isTest) return 'web runs in a browser: no node modules'
  if (!isOurs(target) || target.startsWith(`${room}/`)) return null
  if (room === 'web' && target.startsWith('contract/src/')) return null
  return room === 'web'
    ? 'web may only import contract from this repository'
    : 'sandbox may not import our code, so that it doesn’t share our mistakes'
}

/** The composer's folders: each imports only those before it. */
const composerFolders = ['words', 'reading', 'writing', 'claims', 'model']

function composerRule(file, target, isTest) {
  if (!file.startsWith('composer/src/') || !isOurs(target) || target.startsWith('contract/src/')) return null
  if (target.startsWith('sandbox/') && isTest) return null
  if (!target.startsWith('composer/src/'))
    return 'composer may only import contract from this repository: the server passes in what it needs'
  const [from, to] = [file, target].map((path) => composerFolders.indexOf(path.split('/')[2]))
  return from < 0 || to <= from || isTest
    ? null
    : `${composerFolders[from]} comes before ${composerFolders[to]} and can't import it`
}

function serverRule(file, target, isTest) {
  if (!file.startsWith('server/src/')) return null
  if (target.startsWith('server/src/testing/') && !isTest) return 'only tests import server/src/testing'
  if (!isOurs(target) || /^(server|contract)\/src\//.test(target)) return null
  if (target.startsWith('sandbox/') && file.startsWith('server/src/testing/')) return null
  if (target === 'composer/src/' || (isTest && target.startsWith('composer/src/testing/'))) return null
  if (target.startsWith('composer/')) return 'server imports the composer through its index, @bizamply/composer'
  return 'server may only import contract and composer from this repository; only server/src/testing may start the sandbox'
}

const metas = new Set(['instagram', 'facebook', 'whatsapp'])

function platformRule(file, target) {
  const [from, to] = [file, target].map((path) => /^server\/src\/platforms\/([^/]+)\//.exec(path)?.[1])
  // Meta's three platforms share one protocol.
  if (to === 'meta-graph' && metas.has(from)) return null
  return from && to && from !== to ? `platforms/${from} knows nothing of platforms/${to}` : null
}

function lowRoomRule(file, target, isTest) {
  const room = /^server\/src\/(platforms|jobs|mail|http|db|outbound|files)\//.exec(file)?.[1]
  if (!room || isTest || !target.startsWith('server/src/features/')) return null
  return `${room} may not import features: app.ts passes in what it needs`
}

/**
 * Folders that could be packages: they import nothing else from the server, and the server imports only their index.
 */
const libraries = ['import-files', 'pdf']

function libraryRule(file, target, isTest) {
  const [from, to] = [file, target].map((path) => libraries.find((name) => path.startsWith(`server/src/${name}/`)))
  if (isTest || from === to || !file.startsWith('server/src/')) return null
  if (from && target.startsWith('server/src/')) return `${from} may not import anything else from the server`
  return to && target !== `server/src/${to}/index.ts` ? `import ${to} through its index, ${to}/index.ts` : null
}

function featureRule(file, target, isTest) {
  const [from, to] = [file, target].map((path) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1])
  if (from && !featureLine.includes(from))
    return `the feature ${from} has no place in the line of scripts/import-rules.mjs`
  if (!to || from === to || isTest || !file.startsWith('server/src/')) return null
  if (target !== `server/src/features/${to}/index.ts`)
    return `import a feature through its index, features/${to}/index.ts`
  if (!from) return null
  return featureLine.indexOf(to) < featureLine.indexOf(from) ? null : `${from} comes before ${to} and can't call it`
}

function webLayerRule(file, target, isTest) {
  const [from, to] = [file, target].map((path) => /^web\/src\/(screens|shell|features|ui|lib)\//.exec(path)?.[1])
  if (!from || !to || isTest) return null
  if (from === 'features' && to === 'features') {
    const [mine, theirs] = [file, target].map((path) => path.split('/')[3])
    return mine === theirs ? null : `web features never import one another (${mine} -> ${theirs})`
  }
  return layer[from] >= layer[to] ? null : `${from} may not import ${to}: screens and shell -> features -> ui, lib`
}

const layer = { screens: 3, shell: 3, features: 2, ui: 1, lib: 1 }

const isOurs = (target) => /^(contract|composer|server|web|sandbox|demo|e2e|bench|scripts)\//.test(target)
