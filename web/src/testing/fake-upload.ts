import { vi } from 'vitest'

export interface SentForm {
  form: FormData
  headers: Record<string, string>
}

interface Answer {
  status?: number
  body: unknown
}

/**
 * Replaces `XMLHttpRequest`: responds to the forms in order and records them; `null` never
 * responds.
 */
export function fakeUpload(answer: (sent: SentForm, times: number) => Answer | null) {
  const sent: SentForm[] = []
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly headers: Record<string, string> = {}
    withCredentials = false
    status = 0
    responseText = ''

    open(): void {}

    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value
    }

    send(form: FormData): void {
      sent.push({ form, headers: this.headers })
      const found = answer({ form, headers: this.headers }, sent.length)
      queueMicrotask(() => {
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 512 * 1024, total: 1024 * 1024 }))
        if (found) this.answer(found)
      })
    }

    answer({ status = 200, body }: Answer): void {
      this.status = status
      this.responseText = JSON.stringify(body)
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sent
}
