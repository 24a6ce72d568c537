/** The shell's dialogs that a help page opens. */
export interface HelpDialogs {
  onSupport: () => void
  onKeys: () => void
}
