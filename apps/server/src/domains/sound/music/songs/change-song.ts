import { drumKits, musicCredits, type musicEndpoints, musicLimits } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { MusicChanges, MusicWishes, PlannedMusic } from '@vireo/engines'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { beginSong, type MusicPorts } from '../begin-song.ts'
import { sendWhole } from '../compose.ts'
import { chooseFormat, type SongPlan } from '../plan-request.ts'
import { planMusic } from '../plans/plan-music.ts'
import type { SongRow } from '../tables.ts'
import { getScoredSong } from './get-song.ts'

type Asked = Input<typeof musicEndpoints.changeSong>

const modelId = 'music_v1'

/** Plays a song with another key, tempo or other instruments; what is written stays. Costs what it lasts. */
export async function changeSong(ctx: MusicPorts, asked: Asked): Promise<ByteAnswer> {
  return sendWhole(ctx, await beginSong(ctx, () => planChange(ctx, asked), true))
}

async function planChange(ctx: MusicPorts, asked: Asked): Promise<SongPlan> {
  const song = await getScoredSong(ctx, asked)
  const changes = changesOf(asked, song)
  const format = await chooseFormat(ctx, { output_format: asked.output_format, model_id: modelId })
  const wishes = wishesOf(song, changes)
  const planned = await planMusic(ctx, wishes)
  assertLengths(planned)
  return {
    ...planned,
    ...format,
    wishes,
    modelId,
    credits: musicCredits(planned.outline.durationMs),
    versionOf: song.version_of,
  }
}

function changesOf({ key, tempo_bpm: tempoBpm, instruments }: Asked, { outline }: SongRow): MusicChanges {
  const players = instruments ?? []
  if (!key && !tempoBpm && players.length === 0)
    throw invalid('key', 'Name a key, a tempo or instruments: without any of them nothing would change.')
  const isDrums = (name: string) => drumKits.some((kit) => kit === name)
  for (const { role, from, to } of players) {
    if (!outline.parts.some((part) => part.role === role && part.instrument === from))
      throw invalid('instruments', `No ${from} plays the ${role} of this song.`)
    if (isDrums(from) !== isDrums(to))
      throw invalid('instruments', `Drums take the place of drums alone: ${to} does not.`)
  }
  return { players, ...(key && { key }), ...(tempoBpm && { tempoBpm }) }
}

/** Takes every section as it is. */
function wishesOf({ seed, recipe, outline }: SongRow, changes: MusicChanges): MusicWishes {
  const { isLoop, positive, negative } = outline
  const sections = outline.sections.map((section, nth) => ({
    name: section.name,
    durationMs: section.durationMs,
    positive: section.positive,
    negative: section.negative,
    taken: nth,
  }))
  return { seed, isLoop, isAmbience: false, plan: { positive, negative, sections, source: recipe, changes } }
}

/** Refuses a tempo at which the song or a section would be longer or shorter than they may be. */
function assertLengths({ outline }: PlannedMusic): void {
  const { sectionMsMin, sectionMsMax, msMin, msMax } = musicLimits
  const fits = outline.sections.every(({ durationMs: ms }) => ms >= sectionMsMin && ms <= sectionMsMax)
  if (fits && outline.durationMs >= msMin && outline.durationMs <= msMax) return
  throw invalid(
    'tempo_bpm',
    'At this tempo a section would be shorter than 3 seconds or longer than 2 minutes, or the song longer than 10.',
  )
}

function invalid(param: string, message: string): AppError {
  return new AppError('invalid_parameters', { message, param })
}
