import { expect, test } from 'vitest'
import { readTimes } from './pocketsphinx-times.ts'

test('words of all utterances are read with their times, silence and noise are not', () => {
  const printed = `i read it
<s> 0.000 0.120 0.999800
i 0.130 0.330 1.000100
read(2) 0.340 0.630 0.152893
<sil> 0.640 0.700 0.981472
it 0.710 1.080 0.5
[NOISE] 1.090 1.200 0.4
++COUGH++ 1.090 1.200 0.4
</s> 1.210 1.300 1.000000

then

<s> 5.010 5.080 1.000000
then 5.090 5.380 1.000000
`
  expect(readTimes(printed)).toEqual({
    text: 'i read it then',
    words: [
      { text: 'i', startMs: 130, endMs: 330, probability: 1 },
      { text: 'read', startMs: 340, endMs: 630, probability: 0.152893 },
      { text: 'it', startMs: 710, endMs: 1080, probability: 0.5 },
      { text: 'then', startMs: 5090, endMs: 5380, probability: 1 },
    ],
  })
})

test('a program that keeps no times tells words alone, and nobody says nothing', () => {
  expect(readTimes('hello there\n')).toEqual({ text: 'hello there', words: [] })
  expect(readTimes('\n\n')).toEqual({ text: '', words: [] })
})
