import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { libraryVoices } from '../../apps/server/src/domains/voices/library/library.ts'
import { measureGain } from './measure-gain.ts'
import { openEngines } from './open-engines.ts'

const gainsFile = new URL('../../apps/server/src/domains/voices/library/gains.json', import.meta.url)

/** Measures every library voice and writes down how much louder or quieter it has to be. */
async function main(): Promise<void> {
  const engine = openEngines(availableParallelism())
  // The engine's threads do not keep the process alive by themselves.
  const waiting = setInterval(() => {}, 60_000)
  const gains: Record<string, number> = {}
  for (const voice of libraryVoices) {
    const { gainDb, spread } = await measureGain(engine, voice)
    gains[voice.voiceId] = gainDb
    console.log(`${voice.name.padEnd(12)} ${gainDb.toFixed(1).padStart(6)} dB  spread ${spread.toFixed(1)} LU`)
  }
  clearInterval(waiting)
  await engine.close()
  await writeFile(gainsFile, `${JSON.stringify(gains, undefined, 2)}\n`)
}

await main()
