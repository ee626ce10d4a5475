import { defineErrors } from '../kit/index.ts'

export const voiceLibraryErrors = defineErrors({
  voice_not_published: { status: 404, message: 'This voice is not published.' },
  voice_already_exists: { status: 409, message: 'This voice is already in your workspace.' },
  voice_already_published: { status: 409, message: 'This voice is already published.' },
  voice_not_publishable: { status: 403, message: 'This voice may not be published.' },
  free_users_not_allowed: { status: 403, message: 'The owner of this voice offers it to paid plans only.' },
})
