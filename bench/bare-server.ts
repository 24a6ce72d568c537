import http from 'node:http'
import pg from 'pg'

// What the product is compared with: node:http and pg, one statement, as the product's role but without any check.
const { port, url, companyId, text, values } = JSON.parse(process.argv[2] ?? '{}') as {
  port: number
  url: string
  companyId: string
  text: string
  values: unknown[]
}
const pool = new pg.Pool({
  connectionString: url,
  options: `-c role=app_tenant -c app.company_id=${companyId}`,
  max: 10,
})

async function answer(response: http.ServerResponse): Promise<void> {
  const { rows } = await pool.query({ name: 'inbox', text, values })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
}

http
  .createServer((_request, response) => {
    answer(response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  .listen(port, '127.0.0.1')
process.on('disconnect', () => process.exit(0))
