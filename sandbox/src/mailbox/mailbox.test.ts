import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'

test('a message sent by SMTP appears in the mailbox with its text and links, newest first', async () => {
  const { sandbox, control } = await openTestSandbox({ smtpPort: 0 })
  const mailer = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort ?? 0 })
  onTestFinished(() => mailer.close())
  const message = { from: 'Bizamply <hello@bizamply.test>', to: 'nora@alder.example' }
  await mailer.sendMail({ ...message, subject: 'First', text: 'Open https://app.example/verify?x=1&y=2.' })
  await mailer.sendMail({
    ...message,
    to: 'Theo@alder.example',
    subject: 'Zweite Größe',
    text: 'a',
    html: '<a href="https://b.example/?p=1&amp;q=2">b</a>',
    attachments: [{ filename: 'größe.pdf', content: '%PDF-', contentType: 'application/pdf' }],
  })
  const all = (await control('GET', '/mail')).json.data
  expect(all.map((mail: { subject: string }) => mail.subject)).toEqual(['Zweite Größe', 'First'])
  const pdf = { name: 'größe.pdf', type: 'application/pdf', bytes: 5, base64: 'JVBERi0=' }
  expect([all[0].attachments, all[1].attachments]).toEqual([[pdf], undefined])
  expect(all[0].links).toEqual(['https://b.example/?p=1&q=2'])
  expect((await control('GET', '/mail?to=nora@alder.example')).json.data).toMatchObject([
    {
      from: 'Bizamply <hello@bizamply.test>',
      to: ['nora@alder.example'],
      links: ['https://app.example/verify?x=1&y=2'],
    },
  ])
  expect((await control('GET', '/mail?to=theo@alder.example')).json.data).toHaveLength(1)
})
