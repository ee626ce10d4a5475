import { instantCloningEndpoints } from '@vireo/contracts/instant-cloning'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { assertCloneHasRoom, createClone, type CreatedClone } from './create-clone.ts'
import { type Inspection, inspectSamples } from './inspect-samples.ts'

const presentClone = ({ voiceId, requiresVerification, clone, samples }: CreatedClone) => ({
  voice_id: voiceId,
  requires_verification: requiresVerification,
  cloning_method: clone.method,
  match: {
    pitch_error_semitones: clone.measured.pitchErrorSemitones,
    spectral_distance_db: clone.measured.spectralDistanceDb,
  },
  samples: [...samples],
})

const presentInspection = ({ method, samples }: Inspection) => ({ cloning_method: method, samples: [...samples] })

export const instantCloningRoutes = defineRoutes((on) => {
  on(instantCloningEndpoints.create, createClone, presentClone, {
    audit: ['instant-cloning.consented', 'voices.added'],
    beforeBody: assertCloneHasRoom,
  })
  on(instantCloningEndpoints.inspectSamples, inspectSamples, presentInspection, {
    audit: unaudited('reads only', 'whether recordings are good for a clone'),
  })
})
