import { answer } from '#kernel/hooks.ts'
import type { Slice } from '#domains/slice.ts'
import { decidePage, describePages } from '#sharing/page-reports/index.ts'
import { forgetPerson, profileHandleOf } from '#users'
import { forgetProfile } from './forget-profile.ts'
import { handleOf } from './handles/handle-store.ts'
import { profilesHolding } from './holding.ts'
import { describeProfiles } from './moderation/describe-profiles.ts'
import { decideReportedProfile } from './moderation/set-taken-down.ts'
import { pictureKeys } from './own/profile-store.ts'
import { removeFilesJob } from './picture/remove-files-job.ts'
import { profilesRoutes } from './routes.ts'

export const profilesSlice: Slice = {
  name: 'profiles',
  routes: profilesRoutes,
  jobs: [removeFilesJob],
  holding: profilesHolding,
  storedFiles: [{ table: 'profiles', keys: pictureKeys }],
  answers: [
    answer(profileHandleOf, handleOf),
    answer(forgetPerson, forgetProfile),
    answer(describePages, describeProfiles),
    answer(decidePage, decideReportedProfile),
  ],
}
