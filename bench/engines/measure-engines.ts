import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { type Bench, openBench } from './benched-voices.ts'
import { bringModels } from './bring-models.ts'
import { measureSpeed } from './measure-speed.ts'
import { measureVoices } from './measure-voices.ts'

/**
 * Measures what is installed, the models of `BENCH_MODELS` among it: each engine through the product beside the bare engine, then how every voice is
 * understood and how loud it is.
 */
export async function measureEngines(server: ServerUnderTest): Promise<Section> {
  const models = process.env['BENCH_MODELS']
  if (models) await bringModels(server, models)
  const bench = await openBench(server)
  try {
    return { title: 'Engines that are installed', rows: await rowsOf(server, bench), notes }
  } finally {
    await bench.close()
  }
}

async function rowsOf(server: ServerUnderTest, bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const voice of bench.perEngine) rows.push(...(await measureSpeed(server, bench.bare, voice)))
  return [...rows, ...(await measureVoices(bench))]
}

const notes = [
  'First byte and characters a second: medians of five pairs after twelve texts, product and bare engine in turns, mp3_44100_128: eight texts one by one, and three times eight at once.',
  'Words wrong: ten plain sentences, heard by PocketSphinx where it is installed; English only.',
  'Loudness: the middle of six sentences; the product aims at −16 LUFS. Speakers of models stand as their model makes them.',
]
