import { readFileSync } from 'node:fs'
import { createBuiltInComposer } from './built-in-composer.ts'
const { R } = await import(process.argv[2] ?? '/tmp/drafts_me/revs.mjs')
const products = JSON.parse(readFileSync('/tmp/writew/products.json', 'utf8'))
const facts = readFileSync('demo/facts.json', 'utf8').split('\n').filter((l) => l.includes('"alder"')).map((l) => JSON.parse(l.replace(/,\s*$/, ''))).map(({ topic, text, language }: any) => ({ topic, text, language }))
const base: Record<string,string> = { fr: 'Vous pouvez nous écrire à hello@alder.example.', es: 'Puede escribirnos a hello@alder.example.', it: 'Può scriverci a hello@alder.example.', pt: 'Você pode nos escrever para hello@alder.example.', ja: 'お問い合わせは hello@alder.example で承ります。', zh: '您可以通过 hello@alder.example 联系我们。' }
for (const [language, text] of Object.entries(base)) if (!facts.some((f: any) => f.topic === 'contact' && f.language === language)) facts.push({ topic: 'contact', text, language })
const c = createBuiltInComposer()
const recent: string[] = []
let n = 0
for (const [rating, pid, name, text] of R) {
  n++
  const p = pid === null ? null : products[pid]
  const r = await c.compose({ comment: { text, title: null, rating, authorName: name, platform: process.env['PLATFORM'] ?? 'Judge.me' }, brand: { name: 'Alder', tone: 'Warm', signOff: 'Nora, Alder', avoid: [], defaultLanguage: 'en', facts }, product: p ? { title: p.title, details: p.details } : null, instructions: null, recentReplies: process.env['FRESH'] ? [] : recent.slice(-10), maxLength: 2000, seed: 'r' + n + (process.env['SEED'] ?? '') }, {})
  recent.push(r.text)
  console.log(`${n}. [${rating}] ${text.slice(0, 400)}\n   => ${r.text.replaceAll('\n', ' / ')}${r.spans.length ? '\n   !! ' + r.spans.map((s) => s.kind + ':' + s.reason + ':' + r.text.slice(s.start, s.end)).join('; ') : ''}`)
}
