import type { OpenAiSpeechBody } from '@vireo/contracts/speech'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { findVoiceNamed } from '#voices/search/index.ts'
import type { SpeechRequest } from '../begin-speech.ts'
import { countCharacters } from '../text/count-characters.ts'

/** The longest input that those clients send. */
const inputLengthMax = 4096

/** Their models, by what they are chosen for: fast and cheap, or good. Ours go by their own ids. */
const models: Readonly<Record<string, string>> = {
  'tts-1': 'eleven_flash_v2_5',
  'tts-1-hd': 'eleven_multilingual_v2',
  'gpt-4o-mini-tts': 'eleven_multilingual_v2',
  'gpt-4o-mini-tts-2025-12-15': 'eleven_multilingual_v2',
}

/** What clients of that API call models. */
export const openAiModels: readonly string[] = Object.keys(models)

/** Their voices in the order of our English ones, so that programs which name them can speak at once. */
const women = ['alloy', 'coral', 'nova', 'sage', 'shimmer', 'marin']
const men = ['ash', 'ballad', 'echo', 'fable', 'onyx', 'verse', 'cedar']

const formats: Readonly<Record<OpenAiSpeechBody['response_format'], string>> = {
  mp3: 'mp3_44100_128',
  opus: 'opus_48000_64',
  pcm: 'pcm_24000',
  wav: 'wav_24000',
  // Rewritten once the speech is whole.
  aac: 'wav_24000',
  flac: 'wav_24000',
}

/** Converts a request of the OpenAI API to one of ours. Throws `text_too_long`. */
export async function toSpeechRequest(ctx: With<'settings'>, body: OpenAiSpeechBody): Promise<SpeechRequest> {
  const length = countCharacters(body.input)
  if (length > inputLengthMax) {
    throw new AppError('text_too_long', {
      message: `The input has ${length} characters; this route takes up to ${inputLengthMax}.`,
      param: 'text',
      data: { length, maximum: inputLengthMax },
    })
  }
  return {
    voice_id: await voiceOf(ctx, typeof body.voice === 'string' ? body.voice : body.voice.id),
    text: body.input,
    model_id: models[body.model] ?? body.model,
    voice_settings: { speed: body.speed },
    output_format: formats[body.response_format],
    enable_logging: true,
    use_pvc_as_ivc: false,
    apply_text_normalization: 'auto',
    apply_language_text_normalization: false,
  }
}

async function voiceOf(ctx: With<'settings'>, name: string): Promise<string> {
  const found = (await findVoiceNamed(ctx, name)) ?? standInFor(name.toLowerCase())
  if (found !== undefined) return found
  throw new AppError('voice_not_found', { message: `There is no voice called ${name}.`, param: 'voice_id' })
}

function standInFor(name: string): string | undefined {
  const gender = women.includes(name) ? 'female' : men.includes(name) ? 'male' : undefined
  const place = gender === 'female' ? women.indexOf(name) : men.indexOf(name)
  const english = libraryVoices.filter(({ labels }) => labels.language === 'en' && labels.gender === gender)
  return gender && english[place % english.length]?.voiceId
}
