import type { VoiceId } from '@vireo/contracts/kit'
import type { Voice, VoiceFace } from '@vireo/contracts/voices'
import type { VoiceTraits } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { sketchOfPremade } from '../library/premade-sketches.ts'
import { pictureUrlOf } from '../pictures/picture-url.ts'
import type { ShownSketch } from './sketch-store.ts'

type Drawn = Pick<Voice, 'face' | 'preview_peaks' | 'preview_duration_ms'>

/** Presents what is drawn of a voice: its face, and the outline of its preview while that is of its present sound. */
export function presentSketch(ctx: With<'settings' | 'vault'>, voiceId: VoiceId, row: ShownSketch | undefined): Drawn {
  const premade = sketchOfPremade(voiceId)
  if (premade) {
    return {
      face: presentFace(voiceId, premade.traits),
      preview_peaks: [...premade.peaks],
      preview_duration_ms: premade.durationMs,
    }
  }
  const outline = row?.due_at === null ? row : undefined
  return {
    face: { ...presentFace(row?.seed ?? voiceId, row?.traits), picture_url: pictureOf(ctx, row) },
    preview_peaks: outline?.peaks ? [...outline.peaks] : null,
    preview_duration_ms: outline?.duration_ms ?? null,
  }
}

function pictureOf(ctx: With<'settings' | 'vault'>, row: ShownSketch | undefined): string | null {
  const { picture, picture_of: voiceId } = row ?? {}
  return picture && voiceId ? pictureUrlOf(ctx, { voiceId, picture }) : null
}

/** Presents what a picture is drawn from. */
export function presentFace(seed: string, traits: VoiceTraits | null | undefined): VoiceFace {
  return {
    seed,
    pitch_hz: traits?.pitchHz ?? null,
    brightness: traits?.brightness ?? null,
    roughness: traits?.roughness ?? null,
    picture_url: null,
  }
}
