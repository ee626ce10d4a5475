import { integratedLoudness } from '@vireo/audio'
import { recognizerIsInstalled, wordErrorRate } from '@vireo/engines/testing.ts'
import { isHardToFollow, libraryVoices } from '../../apps/server/src/domains/voices/voices/library/index.ts'
import { everydaySentences } from '../../apps/server/src/domains/voices/voices/speaking/index.ts'
import { type Sound, speakAlone } from '../../tools/measure-voices/speak-alone.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import type { Bench, BenchedVoice } from './benched-voices.ts'

/** Of a hundred words, for voices that are offered first. */
const wrongMax = 15
const targetLufs = -16
/** How far from the usual loudness a voice may be, in LU. */
const awayMax = 2
/** Of each voice, for its loudness. */
const sentencesMax = 6
const rateHz = 22_050

/** Measures how every voice is understood, where a recogniser is there, and how loud it is. */
export async function measureVoices(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  const hears = recognizerIsInstalled()
  for (const voice of bench.all) {
    const say = sayerOf(bench, voice)
    if (hears && voice.language === 'en') rows.push(await understood(voice, say))
    rows.push(await loudness(voice, say))
  }
  return rows
}

type Say = (text: string) => Promise<Sound>

function sayerOf({ bare }: Bench, { recipe, language }: BenchedVoice): Say {
  const settings = { speed: 1, stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: true }
  let seed = 1
  return (text) => speakAlone(bare, { text, recipe, language, settings, seed: seed++, pauseAfterMs: 0 }, rateHz)
}

async function understood(voice: BenchedVoice, say: Say): Promise<Row> {
  const wrong = rounded(100 * (await wordErrorRate(say)))
  const row = { what: `${voice.name} (${voice.recipe.engine}): words wrong`, measured: wrong, unit: '%' }
  const own = libraryVoices.find(({ voiceId }) => voiceId === voice.voiceId)
  // Those that are listed last and marked as light have no limit to keep.
  return own && isHardToFollow(own) ? row : { ...row, limit: `≤ ${wrongMax}`, holds: wrong <= wrongMax }
}

async function loudness(voice: BenchedVoice, say: Say): Promise<Row> {
  const levels: number[] = []
  for (const sentence of everydaySentences(voice.language).slice(0, sentencesMax)) {
    const { samples, sampleRateHz } = await say(sentence)
    levels.push(integratedLoudness(samples, sampleRateHz))
  }
  const middle = rounded(median(levels))
  const row = { what: `${voice.name} (${voice.recipe.engine}): loudness`, measured: middle, unit: 'LUFS' }
  // What brings a speaker of a model to the usual loudness is kept by the server that measured it.
  if (voice.recipe.engine === 'sherpa') return row
  return { ...row, limit: `${targetLufs} ± ${awayMax}`, holds: Math.abs(middle - targetLufs) <= awayMax }
}
