/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const audioNativeAudit = {
  'audio-native.created': 'thing: create',
  'audio-native.content-changed': 'thing: update',
  'audio-native.changed': 'thing: update',
  'audio-native.deleted': 'thing: delete',
  'audio-native.domain-added': 'thing: create',
  'audio-native.domain-failed': 'thing: other',
  'audio-native.domain-removed': 'thing: delete',
  'audio-native.domain-verified': 'thing: read',
  'audio-native.page-changed': 'thing: update',
  'audio-native.page-converted': 'thing: other',
} as const
