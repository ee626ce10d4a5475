import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { SpeechEngine } from '@vireo/engines'
import { libraryVoices } from '../../apps/server/src/domains/voices/voices/library/library.ts'
import sampled from '../../apps/web/src/static/landing/sample-sketches.json' with { type: 'json' }
import { measureGain } from './measure-gain.ts'
import { measurePrint } from './measure-print.ts'
import { measureSketch } from './measure-sketch.ts'
import { openAnalysis, openEngines } from './open-engines.ts'

const library = new URL('../../apps/server/src/domains/voices/voices/library/', import.meta.url)

/** The landing page knows its samples without the server. */
const landing = new URL('../../apps/web/src/static/landing/', import.meta.url)

/** Measures every library voice and writes down how much louder or quieter it has to be. */
async function writeGains(engine: SpeechEngine): Promise<void> {
  const gains: Record<string, number> = {}
  for (const voice of libraryVoices) {
    const { gainDb, spread } = await measureGain(engine, voice)
    gains[voice.voiceId] = gainDb
    console.log(`${voice.name.padEnd(12)} ${gainDb.toFixed(1).padStart(6)} dB  spread ${spread.toFixed(1)} LU`)
  }
  await writeFile(new URL('gains.json', library), `${JSON.stringify(gains, undefined, 2)}\n`)
}

/** Listens to every library voice, as loud as it is, and writes down how it sounds: a line for each. */
async function writePrints(engine: SpeechEngine): Promise<void> {
  const analysis = openAnalysis()
  const lines: string[] = []
  for (const voice of libraryVoices) {
    lines.push(`  ${JSON.stringify(voice.voiceId)}: ${JSON.stringify(await measurePrint(engine, analysis, voice))}`)
  }
  await analysis.close()
  await writeFile(new URL('prints.json', library), `{\n${lines.join(',\n')}\n}\n`)
}

/** Listens to the preview of every library voice, and writes down what can be drawn of it: a line for each. */
async function writeSketches(engine: SpeechEngine): Promise<void> {
  const analysis = openAnalysis()
  const lines: string[] = []
  const ofSamples: string[] = []
  for (const voice of libraryVoices) {
    const sketch = await measureSketch(engine, analysis, voice)
    const line = `  ${JSON.stringify(voice.voiceId)}: ${JSON.stringify(sketch)}`
    lines.push(line)
    if (voice.voiceId in sampled) ofSamples.push(line)
    console.log(`${voice.name.padEnd(12)} ${JSON.stringify(sketch.traits)}`)
  }
  await analysis.close()
  await writeFile(new URL('sketches.json', library), `{\n${lines.join(',\n')}\n}\n`)
  await writeFile(new URL('sample-sketches.json', landing), `{\n${ofSamples.join(',\n')}\n}\n`)
}

const measurements = { gains: writeGains, prints: writePrints, sketches: writeSketches }

/** Runs one measurement: `gains` first, then, in other runs that know them, `prints` and `sketches`. */
async function main(what = ''): Promise<void> {
  const measurement = Object.entries(measurements).find(([name]) => name === what)?.[1]
  if (!measurement) throw new Error(`say what to measure: ${Object.keys(measurements).join(', ')}`)
  const engine = openEngines(availableParallelism())
  // The engine's threads do not keep the process alive by themselves.
  const waiting = setInterval(() => {}, 60_000)
  await measurement(engine)
  clearInterval(waiting)
  await engine.close()
}

await main(process.argv[2])
