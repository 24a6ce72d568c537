import http from 'node:http'

export interface Target {
  port: number
  path: string
  headers: Record<string, string>
}

/** Requests per second over kept-alive connections; any status but 200 fails. */
export async function load(target: Target, connections: number, milliseconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  let answered = 0
  const walk = async (): Promise<void> => {
    while (performance.now() - began < milliseconds) {
      await ask(target, agent)
      answered++
    }
  }
  await Promise.all(Array.from({ length: connections }, walk))
  agent.destroy()
  return answered / ((performance.now() - began) / 1000)
}

function ask({ port, path, headers }: Target, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    })
    request.on('error', reject)
  })
}
