import * as identity from './domains/identity/index.ts'
import { isNewsAwaited, storageLimitOf, voicesHiddenFrom } from './domains/history/index.ts'
import * as billing from './domains/billing/index.ts'
import * as professionalCloning from './domains/professional-cloning/index.ts'
import * as sso from './domains/sso/index.ts'
import * as usage from './domains/usage/index.ts'
import {
  factorsOf,
  publisherIdOf as publisherIdOfUser,
  seatOf,
  subscriptionDocumentOf,
  subscriptionOf,
} from './domains/users/index.ts'
import { describeSharing, forgetVoice, publisherIdOf } from './domains/voice-library/index.ts'
import { disableWebhooksOf, isHeard, webhooksExist } from './domains/webhooks/index.ts'
import * as voices from './domains/voices/index.ts'
import * as workspaces from './domains/workspaces/index.ts'
import { describeAttempts, forgetOpening, listOpenings } from './domains/voice-verification/index.ts'
import { slices } from './domains/index.ts'
import { resourceTypes } from './domains/resources/index.ts'
import { holdings } from './domains/privacy/index.ts'
import type { Hooks } from './kernel/hooks.ts'

/** Which higher slice answers which lower slice's question. */
export function fillHooks(hooks: Hooks): void {
  hooks.fill(factorsOf, identity.describeFactors)
  hooks.fill(publisherIdOfUser, publisherIdOf)
  hooks.fill(seatOf, workspaces.getSeat)
  hooks.fill(holdings, async () => new Map(slices.flatMap(({ name, holding }) => (holding ? [[name, holding]] : []))))
  const types = new Map(slices.flatMap((slice) => slice.resourceTypes ?? []).map((each) => [each.type as string, each]))
  hooks.fill(resourceTypes, async () => types)
  hooks.fill(subscriptionOf, billing.describeSubscription)
  hooks.fill(subscriptionDocumentOf, billing.describeDocument)
  hooks.fill(identity.onSignUp, workspaces.createPersonalWorkspace)
  hooks.fill(identity.workspaceOfSession, workspaces.chooseWorkspace)
  hooks.fill(identity.standingOf, workspaces.getStanding)
  hooks.fill(identity.onDisowned, async (ctx, account) => {
    await workspaces.endOwnMachines(ctx, account)
    await disableWebhooksOf(ctx, account.userId)
  })
  hooks.fill(identity.onInvitedSignUp, workspaces.joinByInvite)
  hooks.fill(identity.passwordAdmits, sso.passwordAdmits)
  hooks.fill(identity.workspaceAdmits, sso.admitsSession)
  hooks.fill(identity.askVouchAgain, sso.askAgain)
  hooks.fill(identity.addressAdmits, sso.admitsAddress)
  hooks.fill(sso.tierOfWorkspace, usage.tierOfWorkspace)
  hooks.fill(identity.charactersUsedByKeys, usage.charactersUsedByKeys)
  hooks.fill(identity.isInviteCodeValid, workspaces.inviteVouchesFor)
  hooks.fill(storageLimitOf, usage.storageLimit)
  hooks.fill(voicesHiddenFrom, voices.listHiddenAmong)
  hooks.fill(isNewsAwaited, (ctx) => isHeard(ctx, 'generation_finished'))
  hooks.fill(identity.onMarketplaceArrival, billing.linkMarketplaceAccount)
  hooks.fill(workspaces.onWorkspaceOpened, usage.openAccount)
  hooks.fill(workspaces.autoProvisioningOf, sso.describeAutoProvisioning)
  hooks.fill(workspaces.seatLimitOf, billing.seatLimit)
  hooks.fill(workspaces.payingOf, billing.describePaying)
  hooks.fill(usage.voicesCounted, voices.describeCounts)
  hooks.fill(voices.extraProfessionalSlotsOf, billing.extraProfessionalSlots)
  hooks.fill(voices.sharingOfVoices, describeSharing)
  hooks.fill(voices.languagesOfVoices, professionalCloning.languagesOf)
  hooks.fill(voices.onVoiceDelete, async (ctx, voice) => {
    await forgetVoice(ctx, voice)
    await forgetOpening(ctx, voice)
  })
  hooks.fill(voices.onSampleDelete, professionalCloning.loseSample)
  hooks.fill(voices.verificationOfVoices, describeAttempts)
  hooks.fill(voices.openedVoices, listOpenings)
  hooks.fill(workspaces.creditsCounted, usage.creditsCounted)
  hooks.fill(workspaces.onLimitSet, usage.beginCounting)
  hooks.fill(workspaces.onDeparture, async (ctx, departure) => {
    for (const { holding } of slices.toReversed()) await holding?.depart?.(ctx, departure)
  })
  hooks.fill(workspaces.webhooksExist, webhooksExist)
}
