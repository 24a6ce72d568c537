/** Makes an element. Text always goes in as text: all content here comes from outside. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value)
    else element.setAttribute(key, value === true ? '' : value)
  }
  element.append(...children.filter((child) => child !== null && child !== undefined))
  return element
}

export function byId(id) {
  return document.getElementById(id)
}

/** Replaces the children, and restores focus. */
export function fill(container, ...children) {
  const focused = container.contains(document.activeElement) ? document.activeElement.getAttribute('data-key') : null
  container.replaceChildren(...children)
  if (focused) container.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus()
}

/** Changes the options only when they differ, so that an open list stays open. */
export function fillOptions(select, groups, chosen) {
  const filled = JSON.stringify(groups)
  if (select.dataset.filled !== filled) {
    const options = groups.flatMap(({ label, options: list }) => {
      const made = list.map(({ value, text }) => make('option', { value }, text))
      return label ? [make('optgroup', { label }, ...made)] : made
    })
    select.replaceChildren(...options)
    select.dataset.filled = filled
  }
  if (chosen !== undefined && select.value !== chosen) select.value = chosen
}

export function stars(rating) {
  const row = make('span', { class: 'stars', role: 'img', 'aria-label': `${rating} of 5 stars` })
  for (let place = 1; place <= 5; place += 1) row.append(star(place <= Math.round(rating)))
  return row
}

export function star(isFull) {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('class', isFull ? 'star full' : 'star')
  picture.setAttribute('viewBox', '0 0 20 20')
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z')
  picture.append(path)
  return picture
}

const SVG = 'http://www.w3.org/2000/svg'

/** 09:15 today, yesterday, else the day; `now` is the sandbox's time, not the browser's. */
export function shortTime(iso, now) {
  const time = new Date(iso)
  const today = new Date(now)
  const days = Math.round((startOfDay(today) - startOfDay(time)) / 86_400_000)
  if (days === 0) return time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (days === 1) return 'yesterday'
  const isSameYear = time.getFullYear() === today.getFullYear()
  return time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isSameYear ? {} : { year: 'numeric' }),
  })
}

function startOfDay(time) {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
}

let hiding

export function toast(text) {
  const line = byId('toast')
  line.textContent = text
  line.hidden = false
  clearTimeout(hiding)
  hiding = setTimeout(() => (line.hidden = true), 6000)
}
