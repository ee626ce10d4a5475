/** Everything that an engine can be asked for. Each has an interface of its own beside this file. */
export const capabilities = [
  'speech',
  'cloning',
  'recognition',
  'live_recognition',
  'voice_activity',
  'speakers',
  'likeness',
  'cleaning',
  'separation',
  'sound_effects',
  'punctuation',
  'spoken_language',
  'tagging',
  'translation',
  'chat',
  'embeddings',
] as const
export type Capability = (typeof capabilities)[number]
