import { randomInt } from 'node:crypto'
import { musicCredits, musicLimits as limits, type musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { MusicWishes } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { assertSigned, chooseFormat, type SongPlan } from '../plan-request.ts'
import { planMusic } from '../plans/plan-music.ts'
import { findScenes, motionBetween } from './find-scenes.ts'
import { watchFilms, type WatchedFilm } from './watch-films.ts'

type Asked = Input<typeof musicEndpoints.videoToMusic>

/** How much moves in a film that is still, and in one that is lively. */
const motion = { still: 0.008, lively: 0.04 }
const brightness = { dark: 0.22, bright: 0.62 }

/** Watches videos and has music composed for them: as long as they are, with sections at their cuts. */
export async function planFilm(ctx: With<'manifests' | 'media' | 'music'>, asked: Asked): Promise<SongPlan> {
  const said = [asked.description ?? '', ...asked.tags].map((each) => each.trim()).filter((each) => each !== '')
  const format = await chooseFormat(ctx, { output_format: asked.output_format, model_id: asked.model_id })
  if (asked.sign_with_c2pa) assertSigned(ctx, format.format)
  const films = await watchFilms(ctx, asked.files.videos)
  const wishes = wishesFor(films, said)
  const planned = await planMusic(ctx, wishes)
  return { ...planned, ...format, wishes, modelId: asked.model_id, credits: musicCredits(planned.outline.durationMs) }
}

function wishesFor(films: readonly WatchedFilm[], said: readonly string[]): MusicWishes {
  const sections = findScenes(films).map((scene) => ({ ...scene, positive: [], negative: [] }))
  const durationMs = films.reduce((sum, film) => sum + film.durationMs, 0)
  const moving = motionBetween(films, 0, durationMs)
  const prompt = (said.length > 0 ? said : moodOf(films, moving)).join(', ')
  return {
    seed: randomInt(limits.seedMax),
    isLoop: false,
    isAmbience: false,
    usualGenre: moving < motion.still ? 'ambient' : moving > motion.lively ? 'rock' : 'orchestral',
    ...(prompt !== '' && { prompt }),
    plan: { positive: [], negative: [], sections },
  }
}

/** Says what a film is like about which nobody says anything: how it moves, and how bright it is. */
function moodOf(films: readonly WatchedFilm[], moving: number): string[] {
  const light = films.reduce((sum, film) => sum + film.brightness, 0) / films.length
  return [
    ...(moving < motion.still ? ['calm'] : moving > motion.lively ? ['energetic'] : []),
    ...(light < brightness.dark ? ['dark'] : light > brightness.bright ? ['bright'] : []),
  ]
}
