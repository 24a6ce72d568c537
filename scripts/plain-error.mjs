/** An error for the user: its message is printed without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function; prints its error and sets the exit code. */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
