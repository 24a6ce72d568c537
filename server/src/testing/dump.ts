import type { TestApp } from './test-app.ts'

/** Every row of every table of ours and of the queue, as text. */
export async function dump({ owner }: TestApp): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace::text, relname) as name from pg_class
     where relnamespace::regnamespace::text in ('app', 'ops', 'pgboss') and relkind in ('r', 'p')`,
  )
  const texts = []
  for (const { name } of rows) {
    const found = await owner.query<{ text: string }>(
      `select coalesce(string_agg(t::text, E'\\n'), '') as text from ${name} t`,
    )
    texts.push(found.rows[0]?.text ?? '')
  }
  return texts.join('\n')
}
