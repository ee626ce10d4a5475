import type { Answer } from '@vireo/contracts/kit'
import type {
  EngineModel,
  EngineOffer,
  EngineOverview,
  enginesEndpoints,
  ModelSpeakers,
} from '@vireo/contracts/engines'
import type { ModelEntry, ModelTrial } from '#ports/models.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { Offer } from './get-offer.ts'
import type { Overview } from './get-overview.ts'

/** Presents a model as its operator sees it. */
export function presentModel(model: ModelEntry): EngineModel {
  const { name, purpose, capability, licence, isCommercial, state, problem, trial } = model
  return {
    name,
    purpose,
    capability,
    licence,
    state,
    also: [...model.also],
    languages: [...model.languages],
    is_commercial: isCommercial,
    bytes: model.bytes,
    downloaded_bytes: model.downloadedBytes,
    memory_bytes: model.memoryBytes,
    problem: problem ?? null,
    is_unreachable: model.isUnreachable,
    voices: model.voices.length,
    speakers: model.speakers.length,
    trial: trial ? presentTrial(trial) : null,
  }
}

/** Presents who speaks in a model. */
export function presentSpeakers({ speakers, voices }: Pick<ModelEntry, 'speakers' | 'voices'>): ModelSpeakers {
  return {
    speakers: speakers.map(({ base, name, locale, gender }) => ({
      speaker_id: base,
      name,
      locale,
      gender: gender ?? null,
      is_voice: voices.some((voice) => voice.base === base),
    })),
  }
}

/** Presents what was found when a model was tried. */
export function presentTrial(trial: ModelTrial): Answer<typeof enginesEndpoints.test> {
  return {
    at_unix: unixSeconds(trial.at),
    real_time_factor: trial.realTimeFactor,
    first_sound_ms: trial.firstSoundMs ?? null,
    memory_bytes: trial.memoryBytes ?? null,
    word_error_rate: trial.wordErrorRate ?? null,
  }
}

/** Presents what engines can do here. */
export function presentOverview({ abilities, models, room }: Overview): EngineOverview {
  return {
    capabilities: abilities.map(({ capability, isThere, isRough }) => ({
      capability,
      is_there: isThere,
      is_rough: isRough,
    })),
    models: models.map(presentModel),
    free_disk_bytes: Math.floor(room.freeDiskBytes),
    memory_bytes: Math.floor(room.memoryBytes),
    missing: room.missing ?? null,
  }
}

/** Presents the offer of natural voices. */
export function presentOffer({ hasNaturalVoices, mayInstall, model }: Offer): EngineOffer {
  return {
    has_natural_voices: hasNaturalVoices,
    may_install: mayInstall,
    model: model ? presentModel(model) : null,
  }
}
