import { defineEndpoint, Ok } from '../kit/index.ts'
import { KeytermList, KeytermPath, NewKeyterms } from './keyterm-schemas.ts'

const access = { scope: 'speech_to_text' } as const
const path = '/v1/speech-to-text/keyterms'

export const keytermEndpoints = {
  listKeyterms: defineEndpoint({
    id: 'transcription.listKeyterms',
    method: 'GET',
    path,
    summary: 'List the words and names that recognition in this workspace is helped with',
    access,
    success: { status: 200, schema: KeytermList },
    errors: [],
  }),
  addKeyterms: defineEndpoint({
    id: 'transcription.addKeyterms',
    method: 'POST',
    path,
    summary: 'Add words and names to those that recognition in this workspace is helped with',
    access,
    body: NewKeyterms,
    success: { status: 200, schema: KeytermList },
    errors: ['keyterm_limit_reached'],
  }),
  removeKeyterm: defineEndpoint({
    id: 'transcription.removeKeyterm',
    method: 'DELETE',
    path: `${path}/:keyterm_id`,
    summary: 'Remove a word or name from those that recognition is helped with',
    access,
    params: KeytermPath,
    success: { status: 200, schema: Ok },
    errors: ['keyterm_not_found'],
  }),
} as const
