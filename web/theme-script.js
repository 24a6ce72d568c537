;(function () {
  var choice = (document.cookie.match(/(?:^|; )theme=(light|dark|system)/) || [])[1]
  try {
    choice = choice || localStorage.getItem('theme')
  } catch (error) {
    choice = choice || 'system'
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  var root = document.documentElement
  root.dataset.theme = dark ? 'dark' : 'light'
  root.style.colorScheme = dark ? 'dark' : 'light'
  var meta = document.querySelector('meta[name=theme-color]')
  if (meta) meta.content = dark ? '#08090c' : '#f6f7f9'
})()
