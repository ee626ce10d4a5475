/** What a passing test of these operations saw, where it was not the thing itself. */
export const refusals: Readonly<Record<string, string>> = {
  'POST /v1/voices/pvc/{voice_id}/train': '403: the voice was not proven',
  'POST /v1/voices/pvc/{voice_id}/captcha': '400: a recording of other words',
  'GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/speakers/{speaker_id}/audio': '404: a speaker that is not there',
}

/** Values that the public API lists and that are refused here, with what is answered. */
export const refusedValues: readonly (readonly [where: string, value: string, answer: string])[] = [
  [
    '`filters[].column` of the analytics API',
    'columns that no charge holds: `region`, `resource_id`, `fiat_currency` and the like',
    '400 `invalid_parameters`',
  ],
  ['`auth_type` of workspace webhooks', '`mtls`', '422'],
  ['`resource_type` of shared things', 'kinds of things that are not there yet', '404'],
]

/** Clients that the suite does not call. Sizes are those of an installation with what they need. */
export const otherClients: readonly (readonly [client: string, called: string, answered: string, reason: string])[] = [
  [
    'LiveKit plugin 1.9',
    '`synthesize` and `stream` (a multi-context socket) without a voice',
    'sound, by an alias',
    'the framework around it takes 250 MB, with native libraries',
  ],
  [
    'Mastra voice 0.12',
    '`speak` and `getSpeakers` without arguments; `listen`',
    'sound, by an alias; all voices; `listen` 404, as there is no recognition yet',
    'the framework around it says that it needs Node 22.13; the suite runs on 20.19. The SDK 1.59 that it calls is in the suite',
  ],
  [
    'agentos 0.9',
    '`synthesize` of its speech provider, loaded by itself, without a voice',
    'sound, by an alias',
    'its package takes 560 MB, most of it engines for neural networks',
  ],
  ['browser client 1.25', 'nothing', '', 'it talks to agents and to recognition in real time, which are not there yet'],
  [
    'n8n node',
    'not the node: the request of its list of voices, `GET /v2/voices`, as its source has it',
    'the first 20 of 107 voices, with `has_more`; its source never asks for the next page',
    'it runs inside n8n only',
  ],
]

/** The codes of failures that clients of the public API know; all others are ours. */
export const publicCodes: ReadonlySet<string> = new Set(
  `voice_not_found sample_not_found voice_collection_not_found user_not_found auth_account_not_found workspace_not_found
  project_not_found history_item_not_found collection_not_found document_not_found file_not_found conversation_not_found
  agent_not_found dubbing_not_found song_not_found read_not_found pronunciation_dictionary_not_found
  knowledge_base_not_found phone_number_not_found tool_not_found snapshot_not_found task_not_found model_not_found
  transcript_not_found keywords_list_not_found category_not_found text_too_long text_too_short invalid_text empty_text
  invalid_parameters missing_required_field invalid_voice_settings invalid_voice_id unsupported_model invalid_audio
  invalid_audio_format invalid_output_format audio_too_long audio_too_short invalid_file_type invalid_page_size
  invalid_cursor bad_request malformed_json invalid_content_type request_too_large invalid_api_key missing_api_key
  invalid_authorization_header unauthorized sign_in_required insufficient_credits forbidden insufficient_permissions
  workspace_access_denied feature_not_available subscription_required voice_access_denied model_access_denied conflict
  resource_already_exists voice_already_exists already_running already_processing concurrent_modification
  slug_already_exists rate_limit_exceeded concurrent_limit_exceeded system_busy internal_error service_unavailable
  maintenance dubbing_not_dubbed`.split(/\s+/u),
)
