import { expect, test } from 'vitest'
import { temporaryFolder } from '../../project/temporary-folder.ts'
import { checkCommands } from './check-commands.ts'

const making = (area: string, purpose: string) =>
  `npm run new slice ${area}/parrot-talk -- \\\n  --purpose "${purpose}"`

test.each([
  ['slices of the map', 'npm run where history\nnpm test -- history', []],
  ['a slice that the document makes', `${making('voices', 'Keeps what parrots say.')}\nnpm test -- parrot-talk`, []],
  ['words in a sentence', 'Type `npm test -- words` or `npm run where`.', []],
  [
    'a slice that is gone',
    'npm run where past\nnpm test -- past',
    ['a.md: "npm run where past" names no slice', 'a.md: "npm test -- past" names no slice'],
  ],
  [
    'an area that is gone',
    making('zoo', 'Keeps what parrots say.'),
    [expect.stringContaining('a.md: a slice zoo/parrot-talk would be refused: Choose an area')],
  ],
  [
    'a purpose that says nothing',
    making('voices', 'Parrots'),
    [expect.stringContaining('a.md: a slice voices/parrot-talk would be refused: Say what the slice is for')],
  ],
])('%s', (_, text, problems) => {
  using folder = temporaryFolder({ 'a.md': text })
  expect(checkCommands(folder.path, ['a.md'], ['history'])).toEqual(problems)
})
