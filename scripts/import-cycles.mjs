/**
 * Every group of files that import one another in a cycle, each sorted. `graph` maps a file to the files it imports.
 */
export function importCycles(graph) {
  const state = { graph, order: new Map(), low: new Map(), stack: [], onStack: new Set(), found: [] }
  for (const file of graph.keys()) if (!state.order.has(file)) visit(state, file)
  return state.found.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

// Tarjan's algorithm: a file that can reach nothing older than itself closes a group. The pending list replaces
// recursion, which a long chain of imports would overflow.
function visit(state, start) {
  const pending = [enter(state, start)]
  while (pending.length > 0) {
    const { file, targets } = pending.at(-1)
    const next = targets.next()
    if (!next.done) {
      if (!state.order.has(next.value)) pending.push(enter(state, next.value))
      else if (state.onStack.has(next.value)) reach(state, file, state.order.get(next.value))
      continue
    }
    pending.pop()
    const parent = pending.at(-1)?.file
    if (parent !== undefined) reach(state, parent, state.low.get(file))
    if (state.low.get(file) === state.order.get(file)) close(state, file)
  }
}

function enter(state, file) {
  state.order.set(file, state.order.size)
  state.low.set(file, state.order.get(file))
  state.stack.push(file)
  state.onStack.add(file)
  return { file, targets: (state.graph.get(file) ?? []).filter((target) => state.graph.has(target)).values() }
}

const reach = (state, file, order) => state.low.set(file, Math.min(state.low.get(file), order))

function close(state, file) {
  const group = state.stack.splice(state.stack.indexOf(file))
  for (const member of group) state.onStack.delete(member)
  if (group.length > 1 || (state.graph.get(file) ?? []).includes(file)) state.found.push(group.toSorted())
}
