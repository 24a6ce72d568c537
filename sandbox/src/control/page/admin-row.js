import { make } from './dom.js'

/** A row of a list in the admin: name, details, status and actions. */
export function adminRow({ name, facts, status, actions }) {
  return make(
    'div',
    { class: 'admin-row' },
    make('b', {}, name),
    make('span', { class: `admin-status ${status.toLowerCase()}` }, status.toLowerCase()),
    make('span', { class: 'admin-facts' }, facts),
    make('span', { class: 'admin-actions' }, ...actions),
  )
}

export function actionButton(text, key, onclick) {
  return make('button', { type: 'button', class: 'button small', 'data-key': key, onclick }, text)
}

export function money(amount, currency) {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(amount))
}
