import { offer } from '#kit/offers.ts'
import { recordingActions } from '#kit/recordings/recording-actions.ts'
import type { WebSlice } from '../../slice.ts'
import { shareAction } from './share-action.ts'

export const sharingSlice: WebSlice = { name: 'sharing', offers: [offer(recordingActions, shareAction)] }
