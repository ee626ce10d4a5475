import { proof } from './proof-endpoints.ts'
import { sampleEndpoints } from './sample-endpoints.ts'
import { voiceEndpoints } from './voice-endpoints.ts'

export const professionalCloningEndpoints = { ...voiceEndpoints, ...sampleEndpoints, ...proof } as const
