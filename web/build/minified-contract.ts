import { isContractProcedure } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '../../contract/src/index.ts'

const name = 'virtual:contract'

type Routes = { [name: string]: string | Routes }

/** Gives the browser the method, path, and shape of every call, without schemas. */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const routes = ${JSON.stringify(routesOf(contract))}` : undefined),
  }
}

function routesOf(tree: object): Routes {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]: [string, object]) => [
      key,
      isContractProcedure(node) ? routeOf(node['~orpc'].route) : routesOf(node),
    ]),
  )
}

function routeOf({
  method,
  path,
  inputStructure,
}: {
  method?: string
  path?: string
  inputStructure?: string
}): string {
  if (!method || !path) throw new Error('A call of the contract names its method and its path')
  return [method, path, ...(inputStructure === 'detailed' ? ['detailed'] : [])].join(' ')
}
