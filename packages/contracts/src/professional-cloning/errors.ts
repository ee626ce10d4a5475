import { defineErrors } from '../kit/index.ts'

export const professionalCloningErrors = defineErrors({
  speaker_not_found: { status: 404, message: 'There is no such speaker in this recording.' },
  too_many_samples: { status: 400, message: 'This voice has as many recordings as it can have.' },
  group_voice_limit_reached: {
    status: 403,
    message: 'A group that you are in has made as many professional voices as its workspace lets it.',
  },
  not_enough_speech: { status: 400, message: 'There is too little speech in the recordings to train a voice.' },
  speakers_not_chosen: {
    status: 409,
    message: 'A recording has several speakers: say first which of them the voice is made from.',
  },
  separation_in_progress: { status: 409, message: 'The speakers of this recording are being told apart. Wait for it.' },
  training_in_progress: { status: 409, message: 'This voice is being trained. Wait for it, or cancel the training.' },
  no_training_in_progress: { status: 409, message: 'This voice is not being trained.' },
  no_recordings_yet: {
    status: 409,
    message: 'Add recordings first: what is read aloud is compared with them.',
  },
  already_verified: { status: 409, message: 'This voice is verified already.' },
  not_verified: { status: 403, message: 'Prove first that this voice is yours.' },
  verification_pending: { status: 409, message: 'The documents of this voice are being looked at already.' },
})
