import type { ImportEntry } from '@bizamply/contract/imports'
import { sendStream } from '../../lib/http.ts'

/** Fetches the lines with everything that a call carries, then hands them to the browser as a file. */
export async function downloadRejects({ importId, fileName }: ImportEntry): Promise<void> {
  const answer = await sendStream(new Request(new URL(`/api/imports/${importId}/rejects.csv`, location.origin)))
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName.replace(/\.[a-z]+(\.gz)?$/i, '')}-left-out.csv`
  link.click()
  URL.revokeObjectURL(url)
}
