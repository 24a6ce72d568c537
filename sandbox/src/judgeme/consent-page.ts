import type { Shop } from '../world/shops.ts'

/** Where the merchant allows the product to read and answer the reviews of one of the shops. */
export function consentPage(shops: Shop[], query: URLSearchParams): string {
  const preferred = query.get('shop_domain') ?? query.get('shop')
  const options = shops.map(
    ({ domain, name }) =>
      `<option value="${escapeHtml(domain)}"${domain === preferred ? ' selected' : ''}>${escapeHtml(`${name} (${domain})`)}</option>`,
  )
  const scopes = (query.get('scope') ?? 'public').split(/[\s,]+/).map((scope) => `<li>${escapeHtml(scope)}</li>`)
  return page(
    'Allow access?',
    `<p><strong>${escapeHtml(query.get('client_id') ?? '')}</strong> asks to use your Judge.me account for:</p>
<ul>${scopes.join('')}</ul>
<form method="post"><label for="shop">Shop</label><select id="shop" name="shop">${options.join('')}</select>
<div class="row"><button name="decision" value="approve" class="yes">Approve</button>
<button name="decision" value="deny">Deny</button></div></form>`,
  )
}

export function refusalPage(reason: string): string {
  return page('That did not work', `<p>${escapeHtml(reason)}</p>`)
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Judge.me (sandbox)</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><p class="from">Judge.me, as the sandbox plays it</p><h1>${title}</h1>${content}</main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `body{margin:0;background:#f4ead6;color:#2c1a12;font:16px/1.5 system-ui,sans-serif;display:grid;min-height:100vh;place-items:center}
main{box-sizing:border-box;width:min(440px,calc(100vw - 32px));padding:28px;background:#fffdf8;border:1.5px solid #2c1a12;border-radius:12px;box-shadow:4px 4px 0 #2c1a12}
h1{font:italic 700 28px/1.2 Palatino,Georgia,serif;margin:0 0 12px}.from{margin:0 0 4px;font-size:13px;color:#6b5648}
label{display:block;font-weight:600;margin:12px 0 4px}select{width:100%;padding:10px;font:inherit;border:1.5px solid #2c1a12;border-radius:8px;background:#fff}
.row{display:flex;gap:12px;margin-top:20px}button{flex:1;padding:11px;font:inherit;font-weight:600;border:1.5px solid #2c1a12;border-radius:8px;background:#fffdf8;color:inherit;box-shadow:2px 2px 0 #2c1a12;cursor:pointer}.yes{background:#108474;color:#fff}`
