import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { SpeechEngine } from '@vireo/engines'
import { libraryVoices } from '../../apps/server/src/domains/voices/voices/library/library.ts'
import { measureGain } from './measure-gain.ts'
import { measurePrint } from './measure-print.ts'
import { openAnalysis, openEngines } from './open-engines.ts'

const library = new URL('../../apps/server/src/domains/voices/voices/library', import.meta.url)

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

/** Runs one measurement: `gains` first, then, in another run that knows them, `prints`. */
async function main(what: string | undefined): Promise<void> {
  if (what !== 'gains' && what !== 'prints') throw new Error('say what to measure: gains or prints')
  const engine = openEngines(availableParallelism())
  // The engine's threads do not keep the process alive by themselves.
  const waiting = setInterval(() => {}, 60_000)
  await (what === 'gains' ? writeGains(engine) : writePrints(engine))
  clearInterval(waiting)
  await engine.close()
}

await main(process.argv[2])
