import type { Endpoint } from '@vireo/contracts/kit'

const aDescription = { voice_description: 'A voice that nobody will ever hear.' }

const aRule = { type: 'alias', string_to_replace: 'tomato', alias: 'to mah to' }

// An address that nothing is sent to.
const anEngine = { name: 'matrix', address: 'https://127.0.0.1/v1', capabilities: ['chat'], model: 'x' }

/**
 * What a route that wants something accepts as far as its schema goes, so that what answers is its policy. Ids
 * and codes are made up: nothing comes of it.
 */
const requests: Readonly<Record<string, { readonly body?: unknown; readonly query?: string }>> = {
  'audioNative.addDomain': { body: { domain: 'matrix.example.test' } },
  'audioNative.exportAnalytics': { query: 'from=2026-01-01&to=2026-01-31' },
  'audioNative.getAnalytics': { query: 'from=2026-01-01&to=2026-01-31' },
  'audioNative.updateFromUrl': { body: { url: 'https://matrix.example.test/' } },
  'billing.applyDiscount': { body: { discount_code: 'made-up' } },
  'billing.changeSubscription': { body: { subscription_type: 'creator', billing_period: 'monthly_period' } },
  'billing.createCheckoutSession': { body: { subscription_type: 'creator', billing_period: 'monthly_period' } },
  'billing.upgradeSubscription': {
    body: { subscription_type: 'creator', billing_period: 'monthly_period', idempotency_key: 'made-up' },
  },
  'billing.recordAdvertisingVisit': { body: { event_type: 'sign_up' } },
  'billing.validatePromocode': { body: { promocode: 'made-up' } },
  'billing.submitSandboxCard': { body: { number: '4242424242424242', exp_month: 1, exp_year: 2090, cvc: '123' } },
  'billing.answerSandboxChallenge': { body: { agreed: false } },
  'engines.addShared': { body: anEngine },
  'engines.tryShared': { body: { ...anEngine, capability: 'chat' } },
  'engines.changeShared': { body: { name: 'matrix' } },
  'engines.addOwn': { body: anEngine },
  'engines.tryOwn': { body: { ...anEngine, capability: 'chat' } },
  'engines.changeOwn': { body: { name: 'matrix' } },
  'engines.setRules': { body: { nothing_leaves: false } },
  'history.download': { body: { history_item_ids: ['hist_x'] } },
  'history.giveFeedback': { body: { thumbs_up: true, feedback: '' } },
  'history.setRetention': { body: { retention_days: 30 } },
  'identity.verifyEmailAccess': { query: 'verification_code=made-up' },
  'identity.updateEmail': { query: 'verification_code=made-up' },
  'identity.requestEmailChange': { body: { email: 'elsewhere@example.test' } },
  'identity.changePassword': { body: { current_password: 'not this one', new_password: 'correct horse battery' } },
  'identity.createApiKey': { body: { name: 'matrix', permissions: ['user_read'] } },
  'identity.updateApiKey': { body: { name: 'matrix' } },
  'identity.updateSecondFactors': { body: { action: 'renew_backup_codes' } },
  'identity.grantSupportAccess': { body: { sign_in_request_verification_code: 'made-up' } },
  'notifications.setPreferences': { body: { preferences: {} } },
  'notifications.setWorkspacePreferences': { body: { preferences: {} } },
  'privacy.deleteAccount': { body: { email: 'nobody@example.test' } },
  'privacy.downloadExport': { query: 'token=made-up' },
  'sso.findSsoProvider': { query: 'email=nobody@example.test' },
  'sso.begin': { body: { identity_provider_id: 'idp_x' } },
  'sso.finish': { body: { answer: 'made-up' } },
  'sso.test': { body: { identity_provider_id: 'idp_x' } },
  'sso.createIdentityProvider': { body: { kind: 'oidc', name: 'matrix' } },
  'sso.updateIdentityProvider': { body: { name: 'matrix' } },
  'sso.addDomainVerification': { body: { domain: 'example.test' } },
  'sso.updateSingleSignOn': { body: { provisioning_role: 'viewer' } },
  'sso.setUserAutoProvisioning': { body: { enabled: false } },
  'billing.setExtension': { body: { allowed: false } },
  'usage.getCharacterStats': { query: 'start_unix=1577836800000&end_unix=1577923199999' },
  'usage.getUsageOverTime': { body: { start_time: 1577836800000, end_time: 1577923199999, interval_seconds: 3600 } },
  'resources.get': { query: 'resource_type=webhook' },
  'resources.share': { body: { resource_type: 'webhook', role: 'viewer', group_id: 'default' } },
  'resources.unshare': { body: { resource_type: 'webhook', group_id: 'default' } },
  'resources.setDefaultSharing': { body: { default_sharing_groups: [] } },
  'users.editMetadata': { body: { agrees_to_product_updates: true } },
  'users.update': { body: { first_name: 'Ada' } },
  'users.updatePublicUserName': { body: { public_user_name: 'Ada' } },
  'workspaces.update': { body: {} },
  'publishing.createWork': { body: { kind: 'podcast', title: 'matrix' } },
  'publishing.setChapters': { body: { chapters: [] } },
  'sharing.embed': { query: 'url=http%3A%2F%2F127.0.0.1%2Fshare%2Fmade-up' },
  'sharing.decide': { body: { decision: 'dismiss' } },
  'sharing.decideAboutPage': { body: { decision: 'dismiss' } },
  'sharing.generateVideo': { query: 'format=preview&wait_seconds=0' },
  'sharing.setSettings': { body: { allows_public_links: true } },
  'serviceAccounts.create': { body: { name: 'matrix' } },
  'serviceAccounts.createKey': { body: { name: 'matrix', permissions: ['synthid_detector'] } },
  'webhooks.create': {
    body: { settings: { auth_type: 'hmac', name: 'matrix', webhook_url: 'https://127.0.0.1/hook' } },
  },
  'webhooks.update': { body: { name: 'matrix', is_disabled: true } },
  'workspaces.acceptInvite': { body: { invite_code: 'made-up' } },
  'workspaces.addGroupMember': { body: { email: 'nobody@example.test' } },
  'workspaces.addInvite': { body: { email: 'nobody@example.test' } },
  'workspaces.addInvites': { body: { emails: ['nobody@example.test'] } },
  'workspaces.createGroup': { body: { name: 'matrix' } },
  'workspaces.declineInvite': { body: { invite_code: 'made-up' } },
  'workspaces.deleteInvite': { body: { email: 'nobody@example.test' } },
  'workspaces.explainPermissions': { query: 'email=nobody@example.test' },
  'workspaces.previewInvite': { query: 'invite_code=made-up' },
  'workspaces.removeGroupMember': { body: { email: 'nobody@example.test' } },
  'workspaces.removeMember': { body: { email: 'nobody@example.test' } },
  'workspaces.rename': { body: { name: 'My Workspace' } },
  'workspaces.resendInvite': { body: { email: 'nobody@example.test' } },
  'workspaces.searchGroups': { query: 'name=matrix' },
  'workspaces.transferOwnership': { body: { email: 'nobody@example.test' } },
  'workspaces.updateMember': { body: { email: 'nobody@example.test' } },
  'pronunciation.setRules': { body: { rules: [aRule] } },
  'pronunciation.addRules': { body: { rules: [aRule] } },
  'pronunciation.removeRules': { body: { rule_strings: ['tomato'] } },
  'pronunciation.setTests': { body: { tests: [] } },
  'professionalCloning.create': { body: { name: 'matrix', language: 'en' } },
  'professionalCloning.getAudioShort': { query: 'sample_id=x' },
  'professionalCloning.getWaveformShort': { query: 'sample_id=x' },
  'professionalCloning.getSpeakersShort': { query: 'sample_id=x' },
  'professionalCloning.separateSpeakersShort': { query: 'sample_id=x' },
  'voices.editSettings': { body: { stability: 0.5 } },
  'voiceDesign.design': { body: { ...aDescription, auto_generate_text: true, reference_audio_base64: '' } },
  'voiceDesign.createPreviews': { body: { ...aDescription, auto_generate_text: true, seed: -1 } },
  'voiceDesign.remix': { body: { voice_description: 'like a pirate', auto_generate_text: true } },
  'voiceLibrary.add': { body: { new_name: 'matrix' } },
  'voiceDesign.create': { body: { ...aDescription, voice_name: 'matrix', generated_voice_id: 'x' } },
  'voiceDesign.createFromPreview': { body: { ...aDescription, voice_name: 'matrix', generated_voice_id: 'x' } },
  'voiceDesign.readDescription': { body: { voice_description: 'deep' } },
}

/** Builds a well-formed request for an endpoint, with these ids in its path. */
export function requestFor(
  { id, method, path, body }: Endpoint,
  idFor: (name: string) => string,
): { readonly path: string; readonly init: RequestInit & { readonly headers: Record<string, string> } } {
  const request = requests[id]
  const target = path.replaceAll(/:(\w+)/g, (_match, name: string) => idFor(name))
  const sent = request?.body ?? (body ? {} : undefined)
  return {
    path: request?.query ? `${target}?${request.query}` : target,
    init: {
      method,
      headers: sent === undefined ? {} : { 'content-type': 'application/json' },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    },
  }
}
