import { answer } from '#kernel/hooks.ts'
import { onSignUp, workspaceOfSession, standingOf, onDisowned, onInvitedSignUp, isInviteCodeValid } from '#identity'
import type { Slice } from '../../slice.ts'
import { seatOf } from '#users'
import { chooseWorkspace } from './places/choose-workspace.ts'
import { createPersonalWorkspace } from './places/create-personal-workspace.ts'
import { getSeat } from './get-seat.ts'
import { getStanding } from './get-standing.ts'
import { workspaceHolding } from './holding.ts'
import { inviteVouchesFor } from './invites/is-invite-code-valid.ts'
import { joinByInvite } from './invites/join-by-invite.ts'
import { workspaceJobs } from './jobs.ts'
import { endOwnMachines } from './machines/end-own-machines.ts'
import { workspaceRoutes } from './routes.ts'
import { workspaceSettingsRoutes } from './settings/routes.ts'

export const workspacesSlice: Slice = {
  name: 'workspaces',
  routes: [...workspaceRoutes, ...workspaceSettingsRoutes],
  jobs: workspaceJobs,
  holding: workspaceHolding,
  answers: [
    answer(seatOf, getSeat),
    answer(onSignUp, createPersonalWorkspace),
    answer(workspaceOfSession, chooseWorkspace),
    answer(standingOf, getStanding),
    answer(onDisowned, endOwnMachines),
    answer(onInvitedSignUp, joinByInvite),
    answer(isInviteCodeValid, inviteVouchesFor),
  ],
}
