/** What keys do on a workbench. */
export type Act =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'slower'
  | 'faster'
  | 'loop'
  | 'playSegment'
  | 'otherSound'
  | 'next'
  | 'previous'
  | 'nextProblem'
  | 'split'
  | 'merge'
  | 'insert'
  | 'remove'
  | 'startEarlier'
  | 'startLater'
  | 'endEarlier'
  | 'endLater'
  | 'startHere'
  | 'endHere'
  | 'comment'
  | 'undo'
  | 'redo'
  | 'keys'

/** A key by where it is on the keyboard, so that it is the same in each layout. All are held with Alt but those that say `control`. */
type Key = { readonly act: Act; readonly code: string; readonly shift?: boolean; readonly control?: boolean }

/** In the order in which the sheet lists them. */
export const keyTable: readonly Key[] = [
  { act: 'toggle', code: 'KeyK' },
  { act: 'back', code: 'KeyJ' },
  { act: 'forward', code: 'KeyL' },
  { act: 'playSegment', code: 'KeyP' },
  { act: 'loop', code: 'KeyR' },
  { act: 'otherSound', code: 'KeyX' },
  { act: 'slower', code: 'Comma' },
  { act: 'faster', code: 'Period' },
  { act: 'next', code: 'ArrowDown' },
  { act: 'previous', code: 'ArrowUp' },
  { act: 'nextProblem', code: 'KeyN' },
  { act: 'split', code: 'Enter' },
  { act: 'merge', code: 'KeyM' },
  { act: 'insert', code: 'KeyI' },
  { act: 'remove', code: 'Backspace' },
  { act: 'startEarlier', code: 'ArrowLeft' },
  { act: 'startLater', code: 'ArrowRight' },
  { act: 'endEarlier', code: 'ArrowLeft', shift: true },
  { act: 'endLater', code: 'ArrowRight', shift: true },
  { act: 'startHere', code: 'KeyU' },
  { act: 'endHere', code: 'KeyO' },
  { act: 'comment', code: 'KeyC' },
  { act: 'undo', code: 'KeyZ', control: true },
  { act: 'redo', code: 'KeyZ', control: true, shift: true },
  { act: 'keys', code: 'Slash' },
]

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** Answers what a key that was pressed does. Pure. */
export function actOf({ code, altKey, shiftKey, ctrlKey, metaKey }: Pressed): Act | undefined {
  const isControl = ctrlKey || metaKey
  // AltGr is both, and writes letters.
  if (isControl === altKey) return undefined
  if (isControl && code === 'KeyY' && !shiftKey) return 'redo'
  return keyTable.find(
    (key) => key.code === code && (key.control ?? false) === isControl && (key.shift ?? false) === shiftKey,
  )?.act
}

const names: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Enter: '↵',
}

/** Answers what stands on the keys that do something, one after the other. Pure. */
export function keysOf({ code, shift, control }: Key, isMac: boolean): readonly string[] {
  const first = control ? (isMac ? '⌘' : 'Ctrl') : isMac ? '⌥' : 'Alt'
  return [first, ...(shift ? [isMac ? '⇧' : 'Shift'] : []), names[code] ?? code.replace('Key', '')]
}
