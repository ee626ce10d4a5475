import { words } from '#kit/language/index.ts'

export const voiceDialogWords = words('voices/lab/dialog-words', {
  editTitle: (name: string) => `Edit “${name}”`,
  name: 'Name',
  nameMissing: 'Give the voice a name.',
  description: 'Description',
  none: 'Not set',
  accentHelp: 'As people would call it: British, Moravian…',
  save: 'Save changes',
  saved: 'Voice saved.',
  refused: 'The voice was not saved',
  samples: 'Recordings',
  noSamples: 'There are no recordings of this voice.',
  samplesFailed: 'The recordings could not be loaded',
  playSample: 'recording',
  deleteSample: (name: string) => `Delete the recording ${name}`,
  sampleDeleted: 'Recording deleted.',
  addSamples: 'Add recordings',
  addSamplesLead: 'With more recordings of the same speaker, the voice is matched again when you save.',
  stillChecking: 'The recordings are still being checked.',
  noneUsable: 'None of these recordings can be used. Add another, or remove them.',
  sending: (percent: number) => `Sending… ${percent} %`,
  matching: 'Matching the voice…',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteLead: 'This cannot be undone. What it means:',
  consequencesFailed: 'The consequences could not be loaded',
  samplesGo: (count: number, size: string) =>
    count === 1 ? `1 recording is deleted (${size}).` : `${count} recordings are deleted (${size}).`,
  sharesEnd: (count: number) =>
    count === 1
      ? 'Whoever it is shared with no longer finds it.'
      : `${count} shares end: nobody else finds it any more.`,
  copies: (count: number) =>
    count === 1
      ? '1 copy elsewhere in this instance was made of it.'
      : `${count} copies elsewhere in this instance were made of it.`,
  historyStays: (count: number) =>
    count === 1
      ? '1 recording made with it stays in the history.'
      : `${count} recordings made with it stay in the history.`,
  placeFree: 'Its place is free for another voice.',
  delete: 'Delete voice',
  cancel: 'Keep voice',
  deleted: (name: string) => `“${name}” was deleted.`,
} as const)
