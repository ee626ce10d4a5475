import { defineErrors } from '../kit/index.ts'

export const ssoErrors = defineErrors({
  identity_provider_not_found: { status: 404, message: 'There is no such identity provider.' },
  identity_provider_incomplete: {
    status: 409,
    message: 'This identity provider is not set up yet. Finish it before people sign in through it.',
  },
  identity_provider_limit_reached: {
    status: 400,
    message: 'This workspace has as many identity providers as it can hold.',
  },
  identity_provider_unreachable: {
    status: 400,
    message: 'The identity provider could not be reached.',
    type: 'validation_error',
  },
  identity_provider_unusable: {
    status: 400,
    message: 'What this identity provider says about itself cannot be used.',
    type: 'validation_error',
  },
  domain_verification_not_found: { status: 404, message: 'There is no such domain in this workspace.' },
  domain_already_added: { status: 409, message: 'This domain is in your workspace already.' },
  domain_taken: { status: 409, message: 'This domain belongs to another workspace.' },
  domain_limit_reached: { status: 400, message: 'This workspace has as many domains as it can hold.' },
  sso_not_tested: {
    status: 409,
    message:
      'Before it can be the only way in, somebody has to sign in through an identity provider that is switched on.',
  },
  sso_domain_required: { status: 409, message: 'Verify a domain first: it says who your people are.' },
  sso_answer_too_old: {
    status: 400,
    message: 'This sign-in took too long, was used already, or began in another browser. Please start again.',
  },
  sso_answer_refused: {
    status: 400,
    message:
      'The answer of your organisation’s sign-in could not be trusted. Please start again, or ask whoever administers it.',
  },
  sso_declined: { status: 400, message: 'Your organisation’s sign-in did not let you in. Please start again.' },
  sso_domain_not_allowed: {
    status: 403,
    message: 'This address is not in a domain that the organisation has proven to own.',
  },
  sso_not_provisioned: {
    status: 403,
    message: 'You are not a member of this workspace. Ask whoever administers it for an invitation.',
  },
  sso_not_for_staff: { status: 403, message: 'This address cannot sign in through an organisation.' },
  sso_member_locked: { status: 403, message: 'An administrator of this workspace has locked your membership.' },
  sso_link_not_found: {
    status: 404,
    message: 'There is nothing to connect, or it took too long. Please start the sign-in of your organisation again.',
  },
  sso_other_account: {
    status: 403,
    message: 'You are signed in to another account than the one to connect. Sign out, and sign in to that one.',
  },
})
