/** The shell's content area scrolls, neither the window nor main. */
export function toPageTop(): void {
  const content = document.getElementById('content')
  if (content) content.scrollTop = 0
}
