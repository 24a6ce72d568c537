import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '../../contract/src/index.ts'

const name = 'virtual:contract'

/** Gives the browser method, path and shape of every call, without schemas. */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const routes = ${JSON.stringify(minifyContractRouter(contract), onlyRoute)}`
        : undefined,
  }
}

function onlyRoute(key: string, value: unknown): unknown {
  if (key === 'meta') return {}
  if (key === 'route' && isRoute(value)) {
    const { method, path, inputStructure } = value
    return { method, path, inputStructure }
  }
  return value
}

const isRoute = (value: unknown): value is { method: string; path: string; inputStructure?: string } =>
  typeof value === 'object' && value !== null && 'path' in value
