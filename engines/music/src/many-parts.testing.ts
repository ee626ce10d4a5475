import { compose } from './compose/compose.ts'
import { readPlan } from './compose/read-plan.ts'
import type { Score } from './score.ts'

const players =
  'flute,trumpet,violin,oboe,clarinet,cello,sitar,xylophone,kalimba,recorder,harp,banjo,marimba,celesta,accordion,trombone,bassoon,viola,drum machine,brushes'

/** Answers a piece of twenty sections, each with another instrument: it has more parts than a synthesiser has channels. */
export function manyParts(): Score {
  const sections = players.split(',').map((player, nth) => ({
    name: nth % 2 === 0 ? 'Verse' : 'Chorus',
    durationMs: 3000,
    positive: [player],
    negative: [],
  }))
  const plan = { positive: ['pop'], negative: [], sections }
  return compose(readPlan({ seed: 9, isLoop: false, isAmbience: false, plan }).composition)
}
