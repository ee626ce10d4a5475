import type { Input } from '@vireo/contracts/kit'
import type { workbenchEndpoints } from '@vireo/contracts/workbench'
import { openSampleFile, type RecognitionEngine } from '@vireo/engines'
import { requireAbility } from '#engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Work } from '#productions'
import { asOrdered } from '../order-rules.ts'
import { type Heard, inStretch } from '../sound/in-stretch.ts'
import { countHelp } from './count-help.ts'
import { findOwnText } from './find-own-text.ts'

type Ports = With<
  'abilities' | 'addressEngines' | 'concurrency' | 'media' | 'models' | 'settings' | 'storage' | 'vault'
>

/** An engine hears so much at a time: it is made for sentences. */
const windowSeconds = 28

/** Lets an engine write down what is said in a stretch. Nothing is kept. Throws what the contract names. */
export async function retranscribe(
  ctx: Ports,
  { start_s: fromS, end_s: toS, ...named }: Input<typeof workbenchEndpoints.retranscribe>,
): Promise<{ readonly text: string }> {
  const work = await findOwnText(ctx, named)
  const engine = await requireAbility(asOrdered(ctx, work), 'recognition')
  const language = canonicalLanguage(work.task.source_language)
  if (!(await engine.languages()).some((each) => canonicalLanguage(each) === language))
    throw new AppError('unsupported_language', { data: { language } })
  const listen = async (sound: Heard) => ({ text: await writeDown(ctx, engine, sound, work) })
  return countHelp(ctx, work, () => inStretch(ctx, work, { fromS, toS }, listen))
}

async function writeDown(ctx: Ports, engine: RecognitionEngine, sound: Heard, work: Work): Promise<string> {
  const source = openSampleFile(sound)
  const keyterms = work.request && 'glossary' in work.request ? work.request.glossary?.map(({ term }) => term) : []
  const wishes = {
    language: work.task.source_language,
    signal: ctx.signal,
    share: ctx.workspaceId,
    ...(keyterms && keyterms.length > 0 && { keyterms }),
  }
  const said: string[] = []
  try {
    const window = windowSeconds * sound.sampleRateHz
    for (let start = 0; start < source.sampleCount; start += window) {
      const samples = source.read(start, Math.min(window, source.sampleCount - start))
      const { text } = await engine.recognise({ samples, sampleRateHz: sound.sampleRateHz }, wishes)
      if (text.trim() !== '') said.push(text.trim())
    }
    return said.join(' ')
  } finally {
    source.close()
  }
}
