/** Keys that move the focus from one control to another. */
const movingKeys: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])
let lastKey = ''

if (typeof document !== 'undefined')
  document.addEventListener('keydown', ({ key }) => void (lastKey = key), { capture: true, passive: true })

/**
 * Answers whether the focus that a control has just got was brought there by keys. What is given back after something was written or
 * closed is no going there: nobody asks what the control does.
 */
export function cameByKey(control: Element): boolean {
  return movingKeys.has(lastKey) && control.matches(':focus-visible')
}
