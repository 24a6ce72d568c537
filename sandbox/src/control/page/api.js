/** Calls a control of the sandbox and returns its JSON; throws its error message. */
export async function ask(method, path, body) {
  const request = { method }
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  const response = await fetch(`/_/${path}`, request)
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message ?? `The sandbox returned ${response.status}`)
  return answer
}

/** Calls `show` with every new state, forever; `lost` receives whether the sandbox is unreachable. */
export async function follow(show, lost) {
  let version = 0
  for (;;) {
    try {
      const state = await ask('GET', `state?since=${version}`)
      lost(false)
      if (state.version !== version) await show(state)
      version = state.version
    } catch {
      lost(true)
      version = 0
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}
