/**
 * For server and sandbox: left alone, V8 takes memory by what the machine has (0.5 GB where 0.1 GB is live) before it
 * looks for what is free. Young objects get 3 x 4 MB, so that an import stays below 300 MB; the limit of the old ones also sets how far they grow between cleanings.
 */
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=512']
