import { libraryVoices } from '#voices/library/index.ts'
import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: { 'landing.speak': { body: { text: 'Hello.', voice_id: libraryVoices[0]?.voiceId ?? '' } } },
}
