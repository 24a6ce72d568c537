import type { MailWords } from '../words/mail-words.ts'
import { DARK, LIGHT } from './mail-colors.ts'

/** The parts of every email as plain text; the layout escapes them. */
export interface MailParts {
  subject: string
  heading: string
  paragraphs: string[]
  /** Shown large, to be typed. */
  code?: string
  button?: { label: string; link: string }
  /** Small print: what to do if the email is unexpected. */
  footer: string
  /** Below the footer: unsubscribes without signing in. */
  unsubscribe?: { label: string; link: string }
}

/** Text and HTML with the same content: no remote images, readable in light and dark mode and at 320 pixels. */
export function layOut(words: MailWords, parts: MailParts): { text: string; html: string } {
  return { text: asText(words, parts), html: asHtml(words, parts) }
}

function asText(words: MailWords, { heading, paragraphs, code, button, footer, unsubscribe }: MailParts): string {
  const lines = [heading, ...paragraphs]
  if (code) lines.push(code)
  if (button) lines.push(`${button.label}:\n${button.link}`)
  const out = unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []
  return `${[...lines, footer, ...out, words.signature].join('\n\n')}\n`
}

function asHtml(
  words: MailWords,
  { subject, heading, paragraphs, code, button, footer, unsubscribe }: MailParts,
): string {
  const body = [
    BRAND,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`),
  ]
  if (code) body.push(`<p class="code" style="${CODE}">${escapeHtml(code)}</p>`)
  if (button) body.push(buttonOf(words, button))
  body.push(`<p class="small" style="margin:24px 0 0;font-size:13px;color:${LIGHT.muted}">${escapeHtml(footer)}</p>`)
  if (unsubscribe) body.push(unsubscribeOf(unsubscribe))
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body style="margin:0;padding:24px 12px;background:${LIGHT.page};color:${LIGHT.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:12px">
<tr><td style="padding:28px;text-align:left">${body.join('\n')}</td></tr></table>
<p class="small" style="margin:16px 0 0;font-size:13px;color:${LIGHT.muted}">${escapeHtml(words.signature)}</p>
</td></tr></table></body></html>`
}

function buttonOf(words: MailWords, { label, link }: { label: string; link: string }): string {
  const address = escapeHtml(link)
  return `<p style="margin:24px 0"><a class="fill" href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p class="small" style="margin:0 0 4px;font-size:13px;color:${LIGHT.muted}">${escapeHtml(words.orOpen)}</p>
<p style="margin:0;font-size:13px;word-break:break-all"><a class="link" href="${address}" style="color:${LIGHT.link}">${address}</a></p>`
}

const unsubscribeOf = ({ label, link }: { label: string; link: string }): string =>
  `<p style="margin:8px 0 0;font-size:13px"><a class="link" href="${escapeHtml(link)}" style="color:${LIGHT.link}">${escapeHtml(label)}</a></p>`

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

// Boxes and borders, because email clients drop SVG.
const MARK = `<div class="fill" style="width:28px;height:28px;border-radius:7px;background:${LIGHT.accent}">
<div style="height:8px;line-height:8px;font-size:0">&nbsp;</div>
<div style="width:13px;height:9px;margin:0 auto;border-radius:2px;background:#ffffff;line-height:9px;font-size:0">&nbsp;</div>
<div style="width:0;height:0;margin:0 0 0 11px;border-top:3px solid #ffffff;border-right:3px solid transparent;line-height:0;font-size:0"></div></div>`
const BRAND = `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px"><tr><td width="28">${MARK}</td>
<td class="brand" style="padding-left:10px;font-weight:600;font-size:17px">Bizamply</td></tr></table>`
const CODE = `margin:20px 0;padding:14px;border:1px solid ${LIGHT.line};border-radius:8px;font:700 30px/1.2 ui-monospace,monospace;letter-spacing:8px;text-align:center`
const BUTTON = `display:inline-block;padding:12px 20px;background:${LIGHT.accent};color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none`
const STYLE = `@media (prefers-color-scheme: dark){body{background:${DARK.page}!important;color:${DARK.ink}!important}
.card{background:${DARK.card}!important;border-color:${DARK.line}!important}.small{color:${DARK.muted}!important}
.code{border-color:${DARK.line}!important}.link{color:${DARK.link}!important}.fill{background:${DARK.accent}!important}}`
