/** What keeps a generation from being made, whatever is generated from whatever. */
export const generationErrors = [
  'voice_not_found',
  'voice_access_denied',
  'engine_outside_forbidden',
  'voice_not_ready',
  'model_not_found',
  'invalid_output_format',
  'feature_not_available',
  'invalid_voice_settings',
  'insufficient_credits',
  'usage_limit_exceeded',
  'api_key_limit_exceeded',
  'storage_limit_reached',
  'concurrent_limit_exceeded',
  'take_refused',
  'engine_failed',
] as const

/** The same for what is spoken from text. */
export const spokenTextErrors = [
  ...generationErrors,
  'unsupported_model',
  'unsupported_language',
  'pronunciation_dictionary_not_found',
  'invalid_pronunciation_rule',
  'empty_text',
  'invalid_text',
  'text_too_long',
] as const

/** The same on a socket, where whoever falls silent is hung up on. */
export const socketErrors = [...spokenTextErrors, 'input_timeout_exceeded', 'too_many_contexts'] as const
