import { startSandbox } from './index.ts'
import { readSettings } from './settings.ts'

try {
  const sandbox = await startSandbox(readSettings(process.env))
  const stop = (): void => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`${JSON.stringify({ ready: true, port: sandbox.port, smtpPort: sandbox.smtpPort })}\n`)
} catch (error) {
  process.stderr.write(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
