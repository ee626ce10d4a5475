import { expect, test } from 'vitest'
import { packPieces, unpackPieces } from './pack-pieces.ts'
import { planPieces } from './plan-pieces.ts'

test.each(['One. <break time="1s"/> Two — and привет, 漢字!\n\nThree for $5.', '…', 'a'])(
  'pieces of %j arrive in the other thread as they were',
  (text) => {
    const pieces = planPieces(text, { languages: ['en-US'], canSpeak: () => true })
    expect(unpackPieces(packPieces(pieces))).toEqual(pieces)
  },
)
