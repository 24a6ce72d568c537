import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, node24 } from './install.mjs'
import { PlainError } from './plain-error.mjs'
import { root } from './root.mjs'

/**
 * Runs stages in order and stops at the first that fails. Ends with `N passed, N failed` alone on a line: the tests'
 * own counts, where a stage without tests counts as one failure when it fails. Returns the exit code.
 */
export async function runStages(names, { since = null } = {}) {
  await installPackages()
  const sum = { passed: 0, failed: 0 }
  for (const name of names) {
    console.log(`\n== ${name}`)
    const counts = await runStage(name, since)
    sum.passed += counts.passed
    sum.failed += counts.failed
    if (counts.failed === 0) continue
    console.log(`\nFailed: ${name}`)
    break
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
}

/** Static checks, then tests; the browser tests come last because they take longest. */
export const withoutBrowser = [
  'format',
  'lint',
  'imports and names',
  'lockfile',
  'types',
  'paths in docs',
  'unit and API tests',
]
export const browserTests = 'browser tests'
export const screenPictures = 'pictures of the screens'
export const screenLayouts = 'layout of the screens'

const stages = {
  format: (since) => tool('oxfmt', ['--check', ...(since ? changedFiles(since) : ['.'])]),
  lint: (since) => tool('oxlint', ['--type-aware', '--deny-warnings', ...(since ? changedFiles(since, code) : [])]),
  'imports and names': () => script('check-imports.mjs'),
  lockfile: () => runNode([join(root, 'scripts', 'complete-lockfile.mjs'), '--check']),
  types: () => tool('tsc', ['-b']),
  'paths in docs': () => script('check-docs.mjs'),
  'unit and API tests': unitTests,
  [browserTests]: () => runBrowser('e2e'),
  [screenPictures]: () => runBrowser('e2e/screens'),
  [screenLayouts]: () => runBrowser('e2e/screens/check.config.ts'),
}

const code = /\.(ts|tsx|mjs)$/

/** Existing files that differ from a revision, including new ones. */
function changedFiles(since, pattern = /./) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const diff = git('diff', '--name-only', '--diff-filter=d', since)
  if (diff.status !== 0) throw new PlainError(`git doesn’t know ${since}: ${diff.stderr.trim()}`)
  const added = git('ls-files', '--others', '--exclude-standard').stdout
  return `${diff.stdout}${added}`.split('\n').filter((name) => name && pattern.test(name))
}

async function runStage(name, since) {
  try {
    const result = await stages[name](since)
    return typeof result === 'number' ? { passed: 0, failed: result === 0 ? 0 : 1 } : result
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

async function unitTests(since) {
  const report = reportFile('vitest.json')
  const which = since ? [`--changed=${since}`, '--passWithNoTests'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await tool('vitest', ['run', ...which, ...reporters])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests }, code)
}

async function runBrowser(config) {
  const chromium = findChromium()
  buildWeb()
  const report = reportFile('playwright.json')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const rest = process.argv.slice(2)
  const code = await tool('playwright', ['test', '--config', config, '--reporter=list,json', ...rest], env)
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {}
  return atLeastOne({ passed: expected + flaky, failed: unexpected }, code)
}

// A runner can fail without a failed test, for example when a file does not load.
const atLeastOne = ({ passed, failed }, code) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) })

function reportFile(name) {
  const folder = join(root, 'node_modules', '.cache', 'reports')
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, name), { force: true })
  return join(folder, name)
}

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

const tool = (name, args, env) => runNode([join(root, 'node_modules', '.bin', name), ...args], env)
const script = (name) => runNode([join(root, 'scripts', name)])

/** Runs a program with Node 24, which its child processes find as `node` too. */
export function runNode(args, env = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  return new Promise((resolve, reject) => {
    const all = { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...env }
    const child = spawn(node24(), args, { cwd: root, stdio: 'inherit', env: all })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
