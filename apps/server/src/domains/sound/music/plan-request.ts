import { carriesManifest, type OutputFormat, parseOutputFormat } from '@vireo/audio'
import { type ComposeBody, musicCredits, musicLimits } from '@vireo/contracts/music'
import type { HistoryItemId } from '@vireo/contracts/kit'
import type { MusicWishes, PlannedMusic } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertFormatAllowed } from '#speech'
import { type Plan, planOf } from '#usage'
import { assertAffordable } from '#usage/reservations/index.ts'
import { planAsked } from './plans/plan-asked.ts'
import type { SongId } from './tables.ts'
import { readWishes } from './plans/read-wishes.ts'

export type MusicRequest = ComposeBody & { readonly output_format: string }

/** Everything that is decided before a note is played. */
export type SongPlan = PlannedMusic & {
  readonly wishes: MusicWishes
  readonly format: OutputFormat
  readonly formatName: string
  readonly modelId: ComposeBody['model_id']
  readonly credits: number
  /** The first of the songs that it is a version of; undefined where it is that. */
  readonly versionOf?: SongId
}

export type SongIds = { readonly itemId: HistoryItemId; readonly songId: SongId }

/** Checks a request and has the piece composed. Throws where something is asked that no engine here can do. */
export async function planRequest(ctx: With<'manifests' | 'music'>, request: MusicRequest): Promise<SongPlan> {
  assertPossible(request)
  const format = await chooseFormat(ctx, request)
  if (request.sign_with_c2pa) assertSigned(ctx, format.format)
  const plan = request.composition_plan ?? request.music_prompt
  const { wishes, lyrics, ...beside } = await readWishes(ctx, { ...request, plan })
  const sung = lyrics.length > 0 || Boolean(request.lyrics_text?.trim())
  if (sung && !request.force_instrumental) throw nobodySings()
  // Instruments are opened for nobody who could not have them played.
  await assertAffordable(ctx, musicCredits(request.music_length_ms ?? musicLimits.msMin))
  ctx.ports.music.prepare(format.format)
  const planned = await planAsked(ctx, wishes)
  if (planned.wantsVocals && !request.force_instrumental) throw nobodySings()
  return {
    ...planned,
    ...beside,
    ...format,
    wishes,
    modelId: request.model_id,
    credits: musicCredits(planned.outline.durationMs),
  }
}

/** Chooses in what a piece is sent and kept. Throws where the plan does not have it. */
export async function chooseFormat(
  ctx: Context,
  asked: Pick<MusicRequest, 'output_format' | 'model_id'>,
): Promise<Pick<SongPlan, 'format' | 'formatName'>> {
  const formatName = formatNameOf(asked, await planOf(ctx))
  const format = parseOutputFormat(formatName)
  invariant(format, 'the contract lists formats that there are')
  assertFormatAllowed(format, await planOf(ctx))
  return { format, formatName }
}

function assertPossible(request: MusicRequest): void {
  const plans = [request.composition_plan, request.music_prompt].filter(Boolean).length
  if (plans + (request.prompt?.trim() ? 1 : 0) !== 1)
    throw new AppError('invalid_parameters', {
      message: 'Music is made of a prompt or of a composition plan: send one of them.',
      param: plans === 0 ? 'prompt' : 'composition_plan',
    })
  if (request.generation_mode === 'video_to_music')
    throw new AppError('invalid_parameters', {
      message: 'Music for a video is made at /v1/music/video-to-music.',
      param: 'generation_mode',
    })
  if (request.finetune_id)
    throw notInstalled('fine_tuning', 'finetune_id', 'No engine of this instance has fine-tunes.')
}

/** Refuses to be insisted on where nothing can be signed; files are signed anyway where the instance signs. */
export function assertSigned({ ports }: With<'manifests'>, { codec }: OutputFormat): void {
  if (ports.manifests.areWritten && carriesManifest(codec)) return
  const why = ports.manifests.areWritten
    ? `Bare samples (${codec}) have no place for a manifest. Ask for MP3, WAV or Opus.`
    : 'This instance signs nothing: whoever runs it switched manifests off.'
  throw new AppError('feature_not_available', { message: why, param: 'sign_with_c2pa' })
}

function nobodySings(): AppError {
  const message =
    'Nobody sings here: that needs an engine for singing, which this instance does not have. With force_instrumental it is made without words.'
  return notInstalled('singing', 'force_instrumental', message)
}

/** Makes the error for what an engine would be needed for that cannot be installed yet. */
export function notInstalled(capability: string, param: string, message: string): AppError {
  return new AppError('engine_not_installed', { message, param, data: { capability, install: null } })
}

/** Chooses what clients of the field expect of each generation, as far as the plan goes. */
function formatNameOf(
  { output_format: asked, model_id: model }: Pick<MusicRequest, 'output_format' | 'model_id'>,
  { entitlements }: Plan,
): string {
  if (asked !== 'auto') return asked
  if (model === 'music_v1') return 'mp3_44100_128'
  return entitlements.mp3BitrateKbpsMax >= 192 ? 'mp3_48000_192' : 'mp3_48000_128'
}
