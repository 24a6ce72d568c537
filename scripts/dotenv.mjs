import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Loads .env into the environment; variables that are already set win. */
export function loadDotenv(env = process.env) {
  const path = join(root, '.env')
  if (!existsSync(path)) return
  for (const [name, value] of Object.entries(parseDotenv(readFileSync(path, 'utf8')))) env[name] ??= value
}

/** Lines of NAME=value; # begins a comment, quotes preserve spaces and #. */
export function parseDotenv(text) {
  const variables = {}
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*(?:(?<=\s|=|"|')#.*)?$/.exec(
      line,
    )
    if (match) variables[match[1]] = match[2] ?? match[3] ?? match[4]
  }
  return variables
}
