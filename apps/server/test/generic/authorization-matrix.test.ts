import { api } from '@vireo/contracts'
import { type Endpoint, ErrorBody, type Permission } from '@vireo/contracts/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { supportMember } from '#identity/fixtures.testing.ts'
import { startTestServer } from '../test-server.ts'
import { type CallerName, callers, type Callers, givenByGroup, givenCallers, staffDomain } from './callers.ts'
import { instanceRows } from './instance-rows.ts'
import { givenThings } from './things.ts'
import { requestFor } from './well-formed-requests.ts'

/** The least role that holds a permission. A permission that a contract asks for and that is not here fails. */
const leastRole: Partial<Record<Permission, 'viewer' | 'editor' | 'admin'>> = {
  audio_native_read: 'viewer',
  audio_native_write: 'editor',
  projects_read: 'viewer',
  projects_write: 'editor',
  audio_isolation: 'editor',
  audit_log_read: 'admin',
  create_instant_voice_clone: 'editor',
  create_user_api_key: 'viewer',
  group_members_manage: 'admin',
  models_read: 'viewer',
  pronunciation_dictionaries_read: 'viewer',
  pronunciation_dictionaries_write: 'editor',
  forced_alignment: 'editor',
  publishing_read: 'viewer',
  publishing_write: 'editor',
  productions_read: 'viewer',
  productions_write: 'editor',
  sound_generation: 'editor',
  music_generation: 'editor',
  speech_history_read: 'viewer',
  speech_history_write: 'editor',
  speech_to_speech: 'editor',
  speech_to_text: 'editor',
  text_to_speech: 'editor',
  user_read: 'viewer',
  user_write: 'viewer',
  voice_generation: 'editor',
  voices_read: 'viewer',
  voices_write: 'editor',
  voice_collections_read: 'viewer',
  voice_collections_write: 'editor',
  add_voice_from_voice_library: 'editor',
  create_professional_voice_clone: 'editor',
  publish_voice_to_voice_library: 'editor',
  service_account_write: 'admin',
  webhooks_write: 'admin',
  workspace_analytics_full_read: 'admin',
  workspace_members_invite: 'admin',
  workspace_members_read: 'viewer',
  workspace_members_remove: 'admin',
  workspace_read: 'viewer',
  workspace_write: 'admin',
}

/** Whom a route answers that asks for no permission. Every such route has its row here. */
type Kind =
  | 'anybody'
  | 'a cookie'
  | 'any credential'
  | 'who may speak'
  | 'a person'
  | 'an owner'
  | 'staff'
  | 'an operator'
  | 'a provider'
const rows: Readonly<Record<string, Kind>> = {
  ...instanceRows,
  'identity.getEntrance': 'anybody',
  'plans.getPricing': 'anybody',
  'identity.getCaptchaChallenge': 'anybody',
  'identity.signUp': 'anybody',
  'identity.preSignUp': 'anybody',
  'identity.postRegistrationSetUp': 'a person',
  'identity.sendVerificationEmail': 'anybody',
  'identity.sendPasswordResetEmail': 'anybody',
  'identity.verifyEmail': 'anybody',
  'identity.optOutOfUpdates': 'anybody',
  'identity.checkPasswordReset': 'anybody',
  'identity.resetPassword': 'anybody',
  'identity.revertEmail': 'anybody',
  'identity.signIn': 'anybody',
  'identity.takeSecondStep': 'anybody',
  'identity.sendSecondStepCode': 'anybody',
  'identity.signOut': 'a cookie',
  'identity.refreshToken': 'a cookie',
  'identity.verifyEmailAccess': 'a person',
  'identity.requestEmailChange': 'a person',
  'identity.updateEmail': 'a person',
  'identity.changePassword': 'a person',
  'identity.updateSecondFactors': 'a person',
  'identity.signOutEverywhere': 'a person',
  'identity.reportActivity': 'a person',
  'identity.createSingleUseToken': 'who may speak',
  'identity.grantSupportAccess': 'a person',
  'identity.openSupportSession': 'staff',
  'history.getAudioForStaff': 'staff',
  'billing.getSandboxSession': 'anybody',
  'billing.submitSandboxCard': 'anybody',
  'billing.answerSandboxChallenge': 'anybody',
  'billing.paySandboxInvoice': 'anybody',
  'billing.getSandboxInvoice': 'anybody',
  'sso.removeScimUser': 'a provider',
  'serviceAccounts.disableSelf': 'any credential',
  'billing.receiveWebhook': 'anybody',
  'billing.readSandboxConnect': 'anybody',
  'billing.completeSandboxConnect': 'anybody',
  'privacy.startExport': 'a person',
  'privacy.listExports': 'a person',
  'privacy.cancelExport': 'a person',
  'privacy.createExportLink': 'a person',
  'privacy.downloadExport': 'anybody',
  'privacy.getDeletionConsequences': 'a person',
  'privacy.deleteAccount': 'a person',
  'resources.share': 'any credential',
  'classifier.classify': 'any credential',
  'classifier.listManifestKeys': 'anybody',
  'resources.unshare': 'any credential',
  'sso.findSsoProvider': 'anybody',
  'sso.begin': 'anybody',
  'sso.finish': 'anybody',
  'sso.link': 'a person',
  'sso.getSamlMetadata': 'anybody',
  'sharing.listReported': 'an operator',
  'sharing.decide': 'an operator',
  'sharing.listReportedPages': 'an operator',
  'sharing.decideAboutPage': 'an operator',
  'audioNative.getMarks': 'anybody',
  'audioNative.showPlayer': 'anybody',
  'audioNative.previewPlayer': 'anybody',
  'audioNative.hear': 'anybody',
  'audioNative.getWords': 'anybody',
  'audioNative.countListen': 'anybody',
  'landing.showAbout': 'anybody',
  'landing.showAffiliates': 'anybody',
  'landing.showEnterprise': 'anybody',
  'landing.contact': 'anybody',
  'landing.showVerify': 'anybody',
  'landing.verify': 'anybody',
  'landing.showGrants': 'anybody',
  'landing.showTerms': 'anybody',
  'landing.showPrivacy': 'anybody',
  'landing.showImprint': 'anybody',
  'landing.listUseCases': 'anybody',
  'landing.showUseCase': 'anybody',
  'landing.listCustomers': 'anybody',
  'landing.showCustomer': 'anybody',
  'landing.listPosts': 'anybody',
  'landing.showPost': 'anybody',
  'landing.browseVoices': 'anybody',
  'landing.listLanguages': 'anybody',
  'landing.showLanguage': 'anybody',
  'landing.hearLanguage': 'anybody',
  'landing.speak': 'anybody',
  'profiles.getPicture': 'anybody',
  'profiles.read': 'anybody',
  'profiles.showPage': 'anybody',
  'profiles.report': 'anybody',
  'publishing.showCatalogue': 'anybody',
  'publishing.showWork': 'anybody',
  'publishing.showReportForm': 'anybody',
  'publishing.report': 'anybody',
  'publishing.getFeed': 'anybody',
  'publishing.getEpub': 'anybody',
  'publishing.saveStoreFiles': 'anybody',
  'assets.getContent': 'anybody',
  'transcription.watchMedia': 'anybody',
  'productions.getFile': 'anybody',
  'publishing.showCover': 'anybody',
  'publishing.hearChapter': 'anybody',
  'publishing.getTranscript': 'anybody',
  'publishing.getSections': 'anybody',
  'sharing.showPage': 'anybody',
  'sharing.openPage': 'anybody',
  'sharing.hear': 'anybody',
  'sharing.getPicture': 'anybody',
  'sharing.report': 'anybody',
  'sharing.embed': 'anybody',
  'sharing.watchVideo': 'anybody',
  'users.locate': 'anybody',
  'visits.getSettings': 'anybody',
  'visits.tellEvents': 'anybody',
  'visits.recordAdvertisingVisit': 'anybody',
  'visits.getReport': 'an operator',
  'voices.getDefaultSettings': 'anybody',
  'voices.preview': 'anybody',
  'voices.getPicture': 'anybody',
  'soundEffects.hearLibrary': 'anybody',
  'music.hearGenre': 'anybody',
  'voiceLibrary.preview': 'anybody',
  'workspaces.switchWorkspace': 'a person',
  'workspaces.leave': 'a person',
  'workspaces.transferOwnership': 'an owner',
  'workspaces.listReceivedInvites': 'a person',
  'workspaces.previewInvite': 'anybody',
  'workspaces.acceptInvite': 'a person',
  'workspaces.declineInvite': 'a person',
}

const endpoints = Object.values(api).flatMap((domain) => Object.values(domain) as Endpoint[])
const people: readonly CallerName[] = ['stranger', 'viewer', 'member by group', 'editor', 'admin', 'owner', 'staff']
/** What those speak for who may speak, besides people: a machine. */
const machine: CallerName = 'service account'

/** Who is let in, as the contract and the tables above say it. */
function admitted({ id, access, hearsCredentials }: Endpoint): readonly CallerName[] {
  if (typeof access === 'object') {
    const least = leastRole[access.scope]
    if (!least) throw new Error(`no role is said to hold ${access.scope}`)
    const order = ['viewer', 'editor', 'admin'] as const
    // Strangers and staff are admins of their own workspaces: what they reach here is another test's matter.
    const byGroup = least === 'viewer' || givenByGroup.includes(access.scope) ? ['member by group' as const] : []
    // A machine has the role of an editor.
    const byMachine = least === 'admin' ? [] : [machine]
    return ['stranger', 'staff', 'owner', ...byGroup, ...byMachine, ...order.slice(order.indexOf(least))]
  }
  const kind = rows[id]
  if (!kind) throw new Error(`${id} has no row`)
  // What hears credentials is open to whoever offers none, and to none that does not hold.
  if (kind === 'anybody') return hearsCredentials ? callers.filter((name) => name !== 'locked member') : callers
  if (kind === 'any credential') return [...people, machine, 'narrow key']
  // It has a token of its own: what people and keys hold opens nothing there.
  if (kind === 'a provider') return []
  // Strangers and staff own their workspaces.
  if (kind === 'an owner') return ['stranger', 'owner', 'staff']
  if (kind === 'who may speak')
    return [...people.filter((name) => name !== 'viewer' && name !== 'member by group'), machine]
  // So is whoever has the first account of the instance, which nobody here has.
  if (kind === 'an operator') return ['staff']
  return kind === 'staff' ? ['staff'] : people
}

/** What says that somebody may not, whatever they ask for. */
const refusals = [
  'missing_api_key',
  'invalid_authorization_header',
  'sign_in_required',
  'insufficient_permissions',
  'forbidden',
  'operator_only',
]

/** What only the staff sees, others are told, is not there: so it has to be there. */
const hidden = [
  'support_grant_not_found',
  'history_item_not_found',
  'user_not_found',
  'workspace_not_found',
  'route_not_found',
]

const server = await startTestServer({ settings: { staffDomains: [staffDomain] } })
let shared: Callers
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  shared = await givenCallers(server, supportMember)
  ids = await givenThings(server, shared.host)
})

/** The code of a refusal, or undefined for whoever was let in. */
async function refusalOf(endpoint: Endpoint, { headers, cookie }: Callers[CallerName]): Promise<string | undefined> {
  const isForStaff = rows[endpoint.id] === 'staff'
  const { path, init } = requestFor(endpoint, (name) =>
    name === 'token_type' ? 'tts_websocket' : isForStaff ? (ids[name] ?? 'x') : 'x',
  )
  const credential = endpoint.access === 'session' ? { ...(cookie && { cookie }) } : headers
  const answer = await server.fetch(path, { ...init, headers: { ...init.headers, ...credential } })
  const body = ErrorBody.safeParse(await answer.json().catch(() => undefined))
  const code = body.success ? body.data.detail.code : undefined
  const refused = isForStaff ? [...refusals, ...hidden] : refusals
  return code !== undefined && refused.includes(code) ? code : undefined
}

/** These end the very session that they are tried with. */
const endsSomething = (id: string) => /\.signOut|\.leave$/.test(id)

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  test(`lets in exactly whom it should`, async () => {
    const expected = admitted(endpoint)
    const all = endsSomething(id) ? await givenCallers(server) : shared
    const outcome = await Promise.all(
      callers.map(async (name) => [name, (await refusalOf(endpoint, all[name])) === undefined] as const),
    )
    expect(Object.fromEntries(outcome)).toEqual(
      Object.fromEntries(callers.map((name) => [name, expected.includes(name)])),
    )
  })
})

test('rows speak of routes that exist and ask for no permission', () => {
  const unscoped = endpoints.filter(({ access }) => typeof access === 'string').map(({ id }) => id)
  expect(Object.keys(rows).filter((id) => !unscoped.includes(id))).toEqual([])
})
