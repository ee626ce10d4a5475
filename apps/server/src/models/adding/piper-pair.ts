import { appendFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ModelError } from '../model-error.ts'
import type { ModelCard } from './read-card.ts'
import { scanOnnx } from './scan-onnx.ts'

/** What Piper writes beside its models. */
const PiperConfig = z.object({
  audio: z.object({ sample_rate: z.int().min(8000).max(96_000) }),
  espeak: z.object({ voice: z.string().regex(/^[\w-]+$/) }),
  phoneme_type: z.string().default('espeak'),
  num_speakers: z.int().min(1).default(1),
  speaker_id_map: z.record(z.string(), z.int().nonnegative()).default({}),
  phoneme_id_map: z.record(z.string(), z.array(z.int().nonnegative()).min(1)),
  language: z.object({ code: z.string(), name_english: z.string().default('') }).optional(),
})

/** Writes what espeak-ng knows of a voice's language into a folder. */
export type WritePhonemes = (folder: string, voice: string) => Promise<void>

/**
 * Makes a Piper model of its pair of files: the card from what Piper says of it, and beside it what the library wants: a
 * list of tokens, the data of its phonemiser, and the facts that it reads from the model file. Throws ModelError.
 */
export async function describePiperPair(tree: string, model: string, writePhonemes: WritePhonemes): Promise<ModelCard> {
  const config = await readConfig(path.join(tree, `${model}.json`))
  const { phoneme_id_map: ids, espeak, audio, num_speakers: count } = config
  if (config.phoneme_type !== 'espeak')
    throw new ModelError(`${model} reads its text by "${config.phoneme_type}", which cannot be used here.`)
  const tokens = Object.entries(ids).map(([symbol, [id = 0]]) => `${symbol} ${id}\n`)
  await writeFile(path.join(tree, 'tokens.txt'), tokens.join(''))
  await writePhonemes(path.join(tree, 'espeak-ng-data'), espeak.voice)
  const file = path.join(tree, model)
  if (!(await scanOnnx(file)).isDescribed) await appendFile(file, factsOf(config))
  const locale = localeOf(config)
  const named = Object.entries(config.speaker_id_map).slice(0, count)
  return {
    engine: 'sherpa',
    family: 'vits',
    languages: [locale.split('-', 1)[0] ?? locale],
    sampleRateHz: audio.sample_rate,
    ...(named.length > 1 && { speakers: named.map(([name, sid]) => ({ sid, name, locale })) }),
    files: { model, tokens: 'tokens.txt', dataDir: 'espeak-ng-data' },
  }
}

async function readConfig(file: string): Promise<z.output<typeof PiperConfig>> {
  try {
    return PiperConfig.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new ModelError(`${path.basename(file)} does not describe a Piper model.`, { cause: error })
  }
}

function localeOf({ language, espeak }: z.output<typeof PiperConfig>): string {
  return (language?.code ?? espeak.voice).replace('_', '-')
}

/** Encodes facts as a model file's metadata (onnx.proto, ModelProto.metadata_props), to be put behind it. */
function factsOf({ espeak, audio, num_speakers: count, language }: z.output<typeof PiperConfig>): Buffer {
  const facts = {
    model_type: 'vits',
    comment: 'piper',
    language: language?.name_english ?? espeak.voice,
    voice: espeak.voice,
    has_espeak: '1',
    n_speakers: String(count),
    sample_rate: String(audio.sample_rate),
  }
  const field = (tag: number, bytes: Buffer) => Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
  return Buffer.concat(
    Object.entries(facts).map(([key, fact]) =>
      field(0x72, Buffer.concat([field(0x0a, Buffer.from(key)), field(0x12, Buffer.from(fact.slice(0, 60)))])),
    ),
  )
}
