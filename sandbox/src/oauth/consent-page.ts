import { requestedScopes } from './requested-scopes.ts'
import type { Provider } from './provider.ts'

/** The page where a merchant allows the product to use their accounts. */
export function consentPage(provider: Provider, query: URLSearchParams): string {
  const client = query.get(provider.clientParam ?? 'client_id') ?? ''
  const scopes = requestedScopes(provider, query).map(
    (scope) => `<label class="tick"><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked>
<span>${escapeHtml(scope)}</span></label>`,
  )
  return page(
    provider,
    'Allow access?',
    `<p><strong>${escapeHtml(client)}</strong> wants access to your ${escapeHtml(provider.name)} account with these permissions:</p>
<form method="post"><input type="hidden" name="scope" value=""><fieldset><legend class="hidden">Permissions</legend>
${scopes.join('')}</fieldset>${accountField(provider, query)}
<div class="row"><button name="decision" value="approve" class="yes">Approve</button>
<button name="decision" value="deny">Deny</button></div></form>`,
  )
}

export function refusalPage(provider: Provider, reason: string): string {
  return page(provider, 'Something went wrong', `<p>${escapeHtml(reason)}</p>`)
}

function accountField(provider: Provider, query: URLSearchParams): string {
  const accounts = provider.accounts(query)
  const label = ({ account, name }: { account: string; name: string }) => escapeHtml(`${name} (${account})`)
  if (provider.choice === 'many') {
    const ticks = accounts.map(
      (one) => `<label class="tick"><input type="checkbox" name="account" value="${escapeHtml(one.account)}" checked>
<span>${label(one)}</span></label>`,
    )
    return `<fieldset><legend>Accounts</legend>${ticks.join('') || '<p>You don’t have any accounts.</p>'}</fieldset>`
  }
  const options = accounts.map((one) => `<option value="${escapeHtml(one.account)}">${label(one)}</option>`)
  return `<label for="account">Account</label><select id="account" name="account">${options.join('')}</select>`
}

function page(provider: Provider, title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title} · ${escapeHtml(provider.name)} (sandbox)</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${STYLE}.yes{background:${provider.color};color:#fff}</style></head>
<body><main><p class="from">${escapeHtml(provider.name)}, simulated by the sandbox</p><h1>${title}</h1>${content}</main>
</body></html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `body{margin:0;background:#f4ead6;color:#2c1a12;font:16px/1.5 system-ui,sans-serif;display:grid;min-height:100vh;place-items:center}
main{box-sizing:border-box;width:min(440px,calc(100vw - 32px));margin:16px 0;padding:28px;background:#fffdf8;border:1.5px solid #2c1a12;border-radius:12px;box-shadow:4px 4px 0 #2c1a12}
h1{font:italic 700 28px/1.2 Palatino,Georgia,serif;margin:0 0 12px}.from{margin:0 0 4px;font-size:13px;color:#6b5648}
fieldset{border:0;padding:0;margin:0 0 8px}legend,main form>label{display:block;font-weight:600;margin:12px 0 4px}.hidden{display:none}
.tick{display:flex;gap:10px;align-items:center;min-height:32px;overflow-wrap:anywhere}.tick input{width:18px;height:18px;flex:none;accent-color:#2c1a12}
select{width:100%;padding:10px;font:inherit;border:1.5px solid #2c1a12;border-radius:8px;background:#fff}
.row{display:flex;gap:12px;margin-top:20px}button{flex:1;padding:11px;font:inherit;font-weight:600;border:1.5px solid #2c1a12;border-radius:8px;background:#fffdf8;color:inherit;box-shadow:2px 2px 0 #2c1a12;cursor:pointer}`
