/** Says how the key of application shortcuts is written on this computer. */
export function commandKeyName(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
