// Every path of this repository that README or a page under docs/ names must exist.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './root.mjs'

const problems = pages().flatMap(checkPage)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function pages() {
  const tops = readdirSync(root).filter((name) => name.endsWith('.md'))
  const docs = existsSync(join(root, 'docs')) ? readdirSync(join(root, 'docs'), { recursive: true }) : []
  return [...tops, ...docs.filter((name) => name.endsWith('.md')).map((name) => join('docs', name))]
}

function checkPage(page) {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, (block) =>
    block.replaceAll(/[^\n]/g, ''),
  )
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => [match, match[1], root])
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => [match, match[1], join(root, dirname(page))])
  const paths = [...named.filter(([, path]) => isOurPath(path)), ...linked.filter(([, path]) => isFileLink(path))]
  return paths.flatMap(([match, path, from]) => {
    const clean = path.replace(/#.*$/, '')
    if (existsSync(join(from, clean))) return []
    return [
      `${page}:${text.slice(0, match.index).split('\n').length}: ${relative(root, join(from, clean))} doesn’t exist`,
    ]
  })
}

// Generated when the product runs, so a fresh clone lacks them.
function isGenerated(path) {
  return /(^|\/)(\.data|node_modules|dist)(\/|$)|^bench\/latest\.json$|^\.env$/.test(path)
}

function isOurPath(path) {
  if (!/^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(path) || isGenerated(path)) return false
  if (!path.includes('/')) return /^[A-Z]+\.md$/.test(path)
  return /^(contract|composer|server|web|sandbox|demo|e2e|bench|docs|scripts|\.ci)\//.test(path)
}

function isFileLink(path) {
  return !/^([a-z]+:|#)/.test(path) && !isGenerated(path)
}
