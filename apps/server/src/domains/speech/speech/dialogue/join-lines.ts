import type { SpeechPiece } from '@vireo/engines'
import type { SaidScript } from '../takes/take.ts'
import { countCharacters, creditCost } from '../text/count-characters.ts'
import type { PlannedPiece } from '../text/plan-pieces.ts'
import type { Turn } from '../planning/turns.ts'
import type { PlannedLine } from './plan-line.ts'

/** The pause between two speakers, the same as between two lines of one text. */
export const turnPauseMs = 250

/**
 * Puts lines one after the other into one script, so that one encoder lives through all of them and nothing
 * clicks where voices meet. The script's text is the lines' texts without anything between them.
 */
export function joinLines(lines: readonly PlannedLine[], costMultiplier: number): SaidScript {
  const pieces: PlannedPiece[] = []
  const speech: SpeechPiece[] = []
  const turns: Turn[] = []
  let text = ''
  for (const { inputIndex, voice, script } of lines) {
    const start = text.length
    const isLastLine = turns.length === lines.length - 1
    script.pieces.forEach((piece, index) => {
      const spoken = script.speech[index]
      if (!spoken) return
      const endsTurn = index === script.pieces.length - 1 && !isLastLine
      const pauseAfterMs = endsTurn ? Math.max(turnPauseMs, spoken.pauseAfterMs) : spoken.pauseAfterMs
      pieces.push({ ...moved(piece, start), pauseAfterMs })
      speech.push({ ...spoken, pauseAfterMs })
    })
    text += script.text
    turns.push({ inputIndex, voice, start, end: text.length })
  }
  const credits = creditCost(countCharacters(text), costMultiplier)
  const otherVoices = new Map(lines.flatMap(({ script }) => [...script.otherVoices]))
  return { text, pieces, speech, credits, otherVoices, turns }
}

function moved(piece: PlannedPiece, by: number): PlannedPiece {
  return {
    ...piece,
    sourceIndex: piece.sourceIndex.map((index) => index + by),
    sourceStart: piece.sourceStart + by,
    sourceEnd: piece.sourceEnd + by,
  }
}
