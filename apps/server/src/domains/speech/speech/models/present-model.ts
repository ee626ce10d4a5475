import type { Model } from '@vireo/contracts/speech'
import type { ConversionModel } from './conversion-models.ts'
import type { SpeechModel } from './models.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Presents a model that speaks; professional voices are trained for every one of them. */
export function presentModel(model: SpeechModel): Model {
  return {
    model_id: model.id,
    name: model.name,
    description: model.description,
    can_be_finetuned: true,
    can_do_text_to_speech: true,
    can_do_voice_conversion: false,
    can_use_style: model.usesStyle,
    can_use_speaker_boost: model.usesSpeakerBoost,
    serves_pro_voices: true,
    token_cost_factor: model.costMultiplier,
    requires_alpha_access: false,
    max_characters_request_free_user: model.textLengthMax,
    max_characters_request_subscribed_user: model.textLengthMax,
    maximum_text_length_per_request: model.textLengthMax,
    languages: model.languages.map((id) => ({ language_id: id, name: languageNames.of(id) ?? id })),
    model_rates: { character_cost_multiplier: model.costMultiplier, cost_discount_multiplier: 1 },
    concurrency_group: model.concurrencyGroup,
  }
}

/** Presents a model that changes voices. It speaks no text, so its text limits are of no consequence. */
function presentConversionModel(model: ConversionModel): Model {
  return {
    model_id: model.id,
    name: model.name,
    description: model.description,
    can_be_finetuned: false,
    can_do_text_to_speech: false,
    can_do_voice_conversion: true,
    can_use_style: true,
    can_use_speaker_boost: true,
    serves_pro_voices: true,
    token_cost_factor: 1,
    requires_alpha_access: false,
    max_characters_request_free_user: 10_000,
    max_characters_request_subscribed_user: 10_000,
    maximum_text_length_per_request: 10_000,
    languages: model.languages.map((id) => ({ language_id: id, name: languageNames.of(id) ?? id })),
    model_rates: { character_cost_multiplier: 1, cost_discount_multiplier: 1 },
    concurrency_group: model.concurrencyGroup,
  }
}

/** Presents models of both kinds. */
export function presentModels(models: readonly (SpeechModel | ConversionModel)[]): Model[] {
  return models.map((model) => ('costMultiplier' in model ? presentModel(model) : presentConversionModel(model)))
}
