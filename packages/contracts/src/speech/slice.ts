import { defineContract } from '../kit/index.ts'
import { speechChannels } from './channels.ts'
import { speechEndpoints } from './endpoints.ts'
import { speechErrors } from './errors.ts'

export const speechContract = defineContract({
  endpoints: speechEndpoints,
  errors: speechErrors,
  channels: speechChannels,
})
