import { defineContract } from '../kit/index.ts'
import { audioNativeAudit } from './audit.ts'
import { audioNativeEndpoints } from './endpoints.ts'
import { audioNativeErrors } from './errors.ts'

export const audioNativeContract = defineContract({
  endpoints: audioNativeEndpoints,
  scopes: ['audio_native_read', 'audio_native_write'],
  errors: audioNativeErrors,
  ids: {
    audioNativeProject: 'anproject',
    audioNativePage: 'anpage',
    audioNativeVersion: 'anversion',
    audioNativeDomain: 'andomain',
  },
  audit: audioNativeAudit,
  topics: {
    publishing: { place: 5, audience: 'concerned', channels: ['email', 'in_app', 'none'], byDefault: 'email' },
  },
  screens: {
    shell: {
      audioNative: '/app/audio-native',
      audioNativeSettings: '/app/audio-native/settings',
      audioNativePlayer: '/app/audio-native/settings/player',
      audioNativeAnalytics: '/app/audio-native/analytics',
    },
  },
})
