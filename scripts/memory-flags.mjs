/**
 * For server and sandbox: by default, V8 uses memory in proportion to the machine's (0.5 GB where 0.1 GB is live)
 * before it collects garbage. The young generation gets 3 x 16 MB, and the old one grows by 25 % between collections.
 * With 2 MB or 10 %, throughput drops by almost half (docs/decisions/024-memory-for-young-objects.md).
 */
export const memoryFlags = ['--max-semi-space-size=16', '--max-old-space-size=512', '--heap-growing-percent=25']

/** One malloc arena instead of eight for each core, as each arena keeps freed memory. */
export const memorySettings = { MALLOC_ARENA_MAX: '1' }
