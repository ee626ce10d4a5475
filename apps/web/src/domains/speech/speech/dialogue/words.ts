import { formatExact } from '#kit/format/index.ts'
import { words } from '#kit/language/index.ts'

export const dialogueWords = words('speech/dialogue', {
  title: 'Dialogue',
  lines: 'Lines of the dialogue',
  lineText: (position: number) => `Text of line ${position}`,
  placeholder: 'What is said…',
  addLine: 'Add line',
  removeLine: (position: number) => `Remove line ${position}`,
  moveLine: (position: number) => `Move line ${position}`,
  full: (limit: number) => `A dialogue has up to ${formatExact(limit)} lines.`,
  count: (count: number, limit: number) => `${formatExact(count)} / ${formatExact(limit)} lines`,
  tooManyVoices: (limit: number) => `At most ${formatExact(limit)} different voices in one dialogue.`,
  stability: 'Stability',
  stabilityHelp: 'For all voices of the dialogue.',
  moveHelp:
    'Press space to pick up a line, the arrow keys to move it, space to put it down, escape to leave it where it was.',
  pickedUp: (position: number) => `Line ${position} picked up.`,
  movedTo: (position: number, count: number) => `Moved to position ${position} of ${count}.`,
  putDown: (position: number) => `Put down at position ${position}.`,
  leftThere: 'The line stays where it was.',
  example: 'Start with an example',
  exampleLines: [
    'Did you hear that? It came from the cellar.',
    'It is an old house. Old houses talk in their sleep.',
    'Then this one just asked what we are having for dinner.',
  ],
} as const)
