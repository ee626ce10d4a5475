/** What a key means to the shell; everything else is left to whatever has the focus. */
export type ShellAction = 'palette' | 'help' | 'toggle-play' | 'skip-back' | 'skip-forward'

export type PressedKey = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** Somebody else already acted on it. */
  readonly defaultPrevented: boolean
  /** What has the focus. */
  readonly focus: 'page' | 'text' | 'control'
}

/**
 * Finds the action of the shell that a key stands for. In a text only Ctrl or ⌘ K works; on a control the keys that
 * it uses itself are its own.
 */
export function shellActionOf(pressed: PressedKey): ShellAction | undefined {
  const { key, ctrlKey, metaKey, altKey, focus } = pressed
  if (pressed.defaultPrevented || altKey) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !pressed.shiftKey ? 'palette' : undefined
  if (focus === 'text') return undefined
  if (key === '?') return 'help'
  if (focus === 'control' || pressed.shiftKey) return undefined
  if (key === ' ') return 'toggle-play'
  if (key === 'ArrowLeft') return 'skip-back'
  return key === 'ArrowRight' ? 'skip-forward' : undefined
}
