interface Call<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

interface Limits<Item> {
  /** Items of one batch, and the sum of their sizes. */
  most: number
  largest?: { sum: number; sizeOf: (item: Item) => number }
}

/** How many batches of one kind can run at the same time. */
const AT_ONCE = 2

/**
 * Concurrent calls share one run: calls that arrive while runs are in progress wait for the next
 * one. `run` returns results in the order of its items. If a shared run fails, each of its items
 * is tried alone.
 */
export function batchCalls<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  limits: Limits<Item>,
): (item: Item) => Promise<Result> {
  const waiting: Call<Item, Result>[] = []
  let [running, isPlanned] = [0, false]

  const plan = (): void => {
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      start()
    })
  }
  const start = (): void => {
    while (running < AT_ONCE && waiting.length > 0) {
      running++
      void settle(run, takeBatch(waiting, limits)).finally(() => {
        running--
        start()
      })
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      plan()
    })
}

function takeBatch<Item, Result>(waiting: Call<Item, Result>[], { most, largest }: Limits<Item>): Call<Item, Result>[] {
  let [count, sum] = [0, 0]
  for (const { item } of waiting.slice(0, most)) {
    sum += largest?.sizeOf(item) ?? 0
    if (count > 0 && largest && sum > largest.sum) break
    count++
  }
  return waiting.splice(0, count)
}

async function settle<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  calls: Call<Item, Result>[],
): Promise<void> {
  try {
    const results = await run(calls.map(({ item }) => item))
    for (const [n, { resolve }] of calls.entries()) resolve(results[n] as Result)
  } catch (error) {
    if (calls.length === 1) calls[0]?.reject(error)
    else for (const call of calls) await settle(run, [call])
  }
}
