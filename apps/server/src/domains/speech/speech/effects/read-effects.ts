import { type AudioEffects, changesNothing } from '@vireo/audio'
import type { AudioEffects as AskedEffects } from '@vireo/contracts/speech'
import { AppError } from '#kernel/errors.ts'
import { environmentNames, noiseNames, presetNames } from './effect-names.ts'

/**
 * Reads what is to be done to a voice; undefined where nothing is. Throws `invalid_parameters`, with what there is, for names that there
 * are not, and `feature_not_available` for a place between left and right.
 */
export function readEffects(asked: AskedEffects | null | undefined): AudioEffects | undefined {
  if (!asked) return undefined
  if (asked.pan !== 0)
    throw new AppError('feature_not_available', {
      message: 'Speech has one channel here: it cannot be placed to the left or the right.',
      param: 'audio_effects.pan',
    })
  const effects = {
    filterPreset: named(presetNames, asked.filter_preset_id, 'filter_preset_id'),
    environment: named(environmentNames, asked.environment_id, 'environment_id'),
    backgroundNoise: named(noiseNames, asked.background_noise_id, 'background_noise_id'),
    distance: asked.distance,
    sendLevel: asked.send_level,
  }
  return changesNothing(effects) ? undefined : effects
}

function named<Id extends string>(
  known: Readonly<Record<Id, unknown>>,
  id: string | null | undefined,
  field: string,
): Id | undefined {
  if (id === null || id === undefined || id === '') return undefined
  if (isKnown(known, id)) return id
  throw new AppError('invalid_parameters', {
    message: `There is no ${field} "${id}". Those that there are: ${Object.keys(known).join(', ')}.`,
    param: `audio_effects.${field}`,
    data: { known: Object.keys(known) },
  })
}

function isKnown<Id extends string>(known: Readonly<Record<Id, unknown>>, id: string): id is Id {
  return Object.hasOwn(known, id)
}

/** Returns effects as the history keeps them. */
export function presentEffects(effects: AudioEffects): Readonly<Record<string, unknown>> {
  return {
    filter_preset_id: effects.filterPreset ?? null,
    distance: effects.distance,
    environment_id: effects.environment ?? null,
    background_noise_id: effects.backgroundNoise ?? null,
    send_level: effects.sendLevel,
  }
}
