/**
 * Copies to the clipboard; false if the browser blocks it, e.g. over plain http in a local network.
 */
export async function copy(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  try {
    if (!clipboard) return false
    await clipboard.writeText(text)
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}
