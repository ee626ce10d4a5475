/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const audioNativeAudit = [
  'audio-native.created',
  'audio-native.content-changed',
  'audio-native.changed',
  'audio-native.deleted',
  'audio-native.domain-added',
  'audio-native.domain-failed',
  'audio-native.domain-removed',
  'audio-native.domain-verified',
  'audio-native.page-changed',
  'audio-native.page-converted',
] as const
